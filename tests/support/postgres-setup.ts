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
    /**
     * POST to `empty` or `migrated` below this URL creates a database and returns its URL. DELETE of its name drops it.
     */
    testDatabases: string;
  }
}

/** Creates databases on request. The first request starts PostgreSQL, so a run without requests does not. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databases = new TestDatabases();
  const endpoint = createServer(({ method, url = '' }, response) => {
    const name = url.slice(1);
    const work = method === 'DELETE' ? databases.drop(name) : databases.create({ isMigrated: name === 'migrated' });
    work.then(
      (answer) => response.end(answer),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  endpoint.keepAliveTimeout = 0; // a worker may reuse its connection at any time
  endpoint.listen(0, '127.0.0.1');
  await once(endpoint, 'listening');
  project.provide('testDatabases', `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/`);
  return async () => {
    endpoint.closeAllConnections();
    endpoint.close();
    await databases.close();
  };
}

class TestDatabases {
  private readonly prefix = `marquee_test_${randomBytes(4).toString('hex')}_`;
  private readonly createdNames = new Set<string>();
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
    this.createdNames.add(name);
    await client.query(`create database ${name}${template}`);
    const address = new URL(url);
    address.pathname = `/${name}`;
    return address.href;
  }

  /** Drops a database after its test: otherwise hundreds of them would be written to the disk. */
  async drop(name: string): Promise<void> {
    if (!this.createdNames.delete(name)) return;
    await (await this.client)?.client.query(`drop database ${name} with (force)`);
  }

  /** Creates the template database. It has no connections afterwards, so that PostgreSQL can copy it. */
  private async migrate(): Promise<string> {
    const address = await this.create({ isMigrated: false });
    const database = await openDatabase({ dataDir: '', databaseUrl: address });
    await database.close();
    return new URL(address).pathname.slice(1);
  }

  async close(): Promise<void> {
    const connection = await this.client?.catch(() => null);
    // Our own server deletes its data when it ends. A server from TEST_DATABASE_URL must keep none of our databases.
    if (connection && !this.server) {
      for (const name of this.createdNames) await this.drop(name);
    }
    await connection?.client.end();
    await this.server?.close();
  }

  private async open() {
    const url = process.env.TEST_DATABASE_URL ?? (this.server = await spawnPostgres()).url;
    const client = new pg.Client(url);
    await client.connect();
    return { client, url };
  }
}
