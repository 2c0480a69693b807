import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * `isDurable`: a commit is on the disk before it is acknowledged. Needed for data that must survive a crash of the
 * server.
 */
interface Options {
  isDurable?: boolean;
}

export type PostgresServer = Awaited<ReturnType<typeof spawnPostgres>>;

/** Starts our own PostgreSQL server. The caller must close it, which deletes its data. */
export async function spawnPostgres({ isDurable = false }: Options = {}) {
  // In its own process group: an interrupt in the terminal reaches the tests first, so that they can close.
  const program = join(import.meta.dirname, 'postgres-server.ts');
  const server = spawn(process.execPath, [program, ...(isDurable ? ['--durable'] : [])], { detached: true });
  let complaint = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  server.stdout.setEncoding('utf8');

  async function answer(): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const fail = () => reject(new Error(complaint));
    server.stdout.once('data', (line: string) => resolve(line.trim()));
    server.once('exit', fail);
    return promise.finally(() => server.off('exit', fail));
  }

  async function sendCommand(word: 'stop' | 'start'): Promise<void> {
    server.stdin.write(`${word}\n`);
    await answer();
  }

  return {
    /** The URL of its first database. */
    url: await answer(),
    /** Stops the server like a crash: it does not wait for clients, and does not clean up. */
    stop: () => sendCommand('stop'),
    /** Starts it again at the same URL, with its data. */
    start: () => sendCommand('start'),
    async close() {
      if (server.exitCode !== null) return;
      server.stdin.end();
      await once(server, 'exit');
    },
  };
}
