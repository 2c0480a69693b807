import type { SQLInputValue } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { Overloaded, Unavailable } from './failures.ts';
import type { ReadRequest, ReadReply } from './read-worker.ts';

const WORKER = new URL('read-worker.ts', import.meta.url);
/** The queue limit. Normal traffic never reaches it; further reads fail as overloaded. */
const WAITING_MAX = 100;
/** The thread holds only the rows of one query. */
const HEAP_MB = 64;

interface Waiting {
  resolve: (rows: unknown[]) => void;
  reject: (error: Error) => void;
}

/**
 * Reads the database file in a separate thread, one statement at a time: a search scans all texts, and SQLite would block
 * the main thread. The thread starts with the first statement.
 */
export function openReadThread(path: string, timeout: number) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  function start(): Worker {
    const thread = new Worker(WORKER, {
      workerData: { path, timeout },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    thread.unref();
    thread.on('message', settle);
    thread.on('error', fail);
    thread.on('exit', () => fail(new Error('The read thread has stopped')));
    return thread;
  }

  function settle(reply: ReadReply): void {
    const pending = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('rows' in reply) pending?.resolve(reply.rows);
    else pending?.reject(Object.assign(new Error(reply.message), { errcode: reply.errcode }));
  }

  /** The next statement starts another thread. */
  function fail(cause: Error): void {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Unavailable(cause));
    waiting.clear();
  }

  return {
    read(sql: string, parameters: readonly SQLInputValue[]): Promise<unknown[]> {
      if (waiting.size >= WAITING_MAX) return Promise.reject(new Overloaded('Too many searches at once'));
      worker ??= start();
      const id = ++last;
      const { promise, resolve, reject } = Promise.withResolvers<unknown[]>();
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, sql, parameters } satisfies ReadRequest);
      return promise;
    },
    async close(): Promise<void> {
      await worker?.terminate();
    },
  };
}
