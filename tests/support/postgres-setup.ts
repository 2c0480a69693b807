import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { spawnPostgres, type PostgresServer } from './spawn-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Every POST to this address answers with the address of a new database. */
    testDatabases: string;
  }
}

/** Tests that ask for a database get one; a run in which none asks starts no PostgreSQL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databases = new TestDatabases();
  const desk = createServer((_request, response) => {
    databases.create().then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
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
  private readonly made: string[] = [];
  private server: PostgresServer | null = null;
  private client: Promise<{ client: pg.Client; url: string }> | null = null;

  async create(): Promise<string> {
    this.client ??= this.open();
    const { client, url } = await this.client;
    const name = `${this.prefix}${this.made.length + 1}`;
    this.made.push(name);
    await client.query(`create database ${name}`);
    const address = new URL(url);
    address.pathname = `/${name}`;
    return address.href;
  }

  async close(): Promise<void> {
    const opened = await this.client?.catch(() => null);
    // Our own server goes away with all that is in it; one that was lent to us is left as it was.
    if (opened && !this.server) {
      for (const name of this.made) await opened.client.query(`drop database ${name} with (force)`);
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
