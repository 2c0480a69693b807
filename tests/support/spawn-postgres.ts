import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Whether a commit is on the disk before it is acknowledged: what must outlive the server's own end needs it. */
interface Options {
  isDurable?: boolean;
}

export type PostgresServer = Awaited<ReturnType<typeof spawnPostgres>>;

/** Starts a PostgreSQL server of our own; whoever starts it closes it, and with it goes all that is in it. */
export async function spawnPostgres({ isDurable = false }: Options = {}) {
  // A group of its own, so that an interrupt in the terminal reaches the tests first and they can close.
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

  async function tell(word: 'stop' | 'start'): Promise<void> {
    server.stdin.write(`${word}\n`);
    await answer();
  }

  return {
    /** The address of its first database. */
    url: await answer(),
    /** Ends it as a crash would: without waiting for anybody, and without tidying up. */
    stop: () => tell('stop'),
    /** Has it back at the same address, with its data. */
    start: () => tell('start'),
    async close() {
      if (server.exitCode !== null) return;
      server.stdin.end();
      await once(server, 'exit');
    },
  };
}
