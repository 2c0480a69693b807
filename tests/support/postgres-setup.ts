import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/open.ts';
import { spawnPostgres, type PostgresServer } from './spawn-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A POST to `empty` or `migrated` below it answers with the address of a new database; a DELETE of its name drops it. */
    testDatabases: string;
  }
}

/** Tests that ask for a database get one; a run in which none asks starts no PostgreSQL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databases = new TestDatabases();
  const desk = createServer(({ method, url = '' }, response) => {
    const name = url.slice(1);
    const work = method === 'DELETE' ? databases.drop(name) : databases.create({ isMigrated: name === 'migrated' });
    work.then(
      (answer) => response.end(answer),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  desk.keepAliveTimeout = 0; // a worker may ask again at any time on the connection that it has
  desk.listen(0, '127.0.0.1');
  await once(desk, 'listening');
  project.provide('testDatabases', `http://127.0.0.1:${(desk.address() as AddressInfo).port}/`);
  return async () => {
    desk.closeAllConnections();
    desk.close();
    await databases.close();
  };
}

class TestDatabases {
  private readonly prefix = `marquee_test_${randomBytes(4).toString('hex')}_`;
  private readonly made = new Set<string>();
  private count = 0;
  private server: PostgresServer | null = null;
  private template: Promise<string> | null = null;
  private client: Promise<{ client: pg.Client; url: string }> | null = null;

  async create({ isMigrated }: { isMigrated: boolean }): Promise<string> {
    this.client ??= this.open();
    const { client, url } = await this.client;
    if (isMigrated) this.template ??= this.migrate();
    const template = isMigrated ? ` template ${await this.template}` : '';
    const name = `${this.prefix}${++this.count}`;
    this.made.add(name);
    await client.query(`create database ${name}${template}`);
    const address = new URL(url);
    address.pathname = `/${name}`;
    return address.href;
  }

  /** Drops a database that is done with: hundreds of them would be written to the disk. */
  async drop(name: string): Promise<void> {
    if (!this.made.delete(name)) return;
    await (await this.client)?.client.query(`drop database ${name} with (force)`);
  }

  /** Makes the database that others are copied from; nobody is connected to it afterwards. */
  private async migrate(): Promise<string> {
    const address = await this.create({ isMigrated: false });
    const database = await openDatabase({ dataDir: '', databaseUrl: address });
    await database.close();
    return new URL(address).pathname.slice(1);
  }

  async close(): Promise<void> {
    const opened = await this.client?.catch(() => null);
    // Our own server goes away with all that is in it; one that was lent to us is left as it was.
    if (opened && !this.server) {
      for (const name of this.made) await this.drop(name);
    }
    await opened?.client.end();
    await this.server?.close();
  }

  private async open() {
    const url = process.env.TEST_DATABASE_URL ?? (this.server = await spawnPostgres()).url;
    const client = new pg.Client(url);
    await client.connect();
    return { client, url };
  }
}
