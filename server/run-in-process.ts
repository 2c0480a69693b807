import { fork } from 'node:child_process';
import { readProperty } from './read-property.ts';

interface Options {
  /** Ends the process. */
  signal?: AbortSignal | undefined;
  /** Megabytes of JavaScript memory. A process that needs more ends. */
  heapMb?: number;
  /** The environment of the process; by default our own. */
  env?: NodeJS.ProcessEnv;
  /** Called with each `progress` that the process reports before its result. */
  onProgress?: (progress: unknown) => void;
}

/**
 * Gives one job to a new process and returns its result: null if it ended without one. A process that crashes, or that
 * ran out of memory, crashes nothing else. Rejects if it cannot start.
 */
export async function runInProcess<Result>(
  file: string,
  job: object,
  { signal, heapMb, env = process.env, onProgress }: Options = {},
) {
  if (signal?.aborted) return null;
  const child = fork(file, {
    serialization: 'advanced',
    env,
    execArgv: heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`],
    stdio: ['ignore', 'ignore', heapMb === undefined ? 'inherit' : 'ignore', 'ipc'],
  });
  const stop = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', stop);
  return new Promise<Result | null>((resolve, reject) => {
    child.on('message', (sent) => {
      const progress = readProperty(sent, 'progress');
      if (onProgress && progress !== undefined) onProgress(progress);
      else resolve(sent as Result); // our own process sends nothing else
    });
    child.once('error', reject);
    child.once('exit', () => resolve(null));
    child.send(job, () => undefined); // a process that ends early says so by its exit
  }).finally(() => {
    signal?.removeEventListener('abort', stop);
  });
}
