import { EventEmitter } from 'node:events';
import { afterCommit } from '#server/db/guarded-driver.ts';

const queue = new EventEmitter().setMaxListeners(0);

/** Starts the outbox of this process once the current transaction is committed, or `delayMs` later. */
export function wakeAfterCommit(delayMs = 0): void {
  const wake = () => queue.emit('queued');
  afterCommit(() => (delayMs === 0 ? wake() : setTimeout(wake, delayMs).unref()));
}

/** Calls `wake` after each commit that queued something. Returns the function that ends this. */
export function onQueued(wake: () => void): () => void {
  queue.on('queued', wake);
  return () => queue.off('queued', wake);
}
