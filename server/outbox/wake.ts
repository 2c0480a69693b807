import { EventEmitter } from 'node:events';
import { afterCommit } from '#server/db/guarded-driver.ts';

const queue = new EventEmitter().setMaxListeners(0);

/** Starts the outbox of this process once the current transaction is committed, or `delayMs` later. */
export function wakeAfterCommit(delayMs = 0): void {
  afterCommit(() => (delayMs === 0 ? wakeOutbox() : setTimeout(wakeOutbox, delayMs).unref()));
}

/** Starts the outbox of this process, without waiting for the answers of other servers. */
export function wakeOutbox(): void {
  queue.emit('queued');
}

/** Calls `wake` after each commit that queued something, and by `wakeOutbox`. Returns the function that ends this. */
export function onQueued(wake: () => void): () => void {
  queue.on('queued', wake);
  return () => queue.off('queued', wake);
}
