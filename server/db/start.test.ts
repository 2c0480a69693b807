import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { postgres, sqlite, testFolder } from '../../tests/support/databases.ts';
import { openDatabase } from './open.ts';

test('a missing data folder is created, accessible to its owner only', async () => {
  const dataDir = join(testFolder(), 'a', 'b');
  const database = await openDatabase({ dataDir });
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  for (const name of ['marquee.db', 'marquee.db-wal']) expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
  await database.close();
});

test('the embedded database syncs every commit and enforces foreign keys', async () => {
  const { db } = await sqlite.open();
  expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }]);
  expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }]);
  expect((await sql`pragma foreign_keys`.execute(db)).rows).toEqual([{ foreign_keys: 1 }]);
});

test('a second process on the same data folder is rejected until the first one dies', async () => {
  const dataDir = testFolder();
  const other = await otherProcessOn(dataDir);
  const refused = openDatabase({ dataDir });
  await expect(refused).rejects.toThrow(
    `DATA_DIR ${dataDir}: another process uses it. Stop that process, or choose another folder`,
  );
  await expect(refused).rejects.toMatchObject({ name: 'StartError' });

  other.kill('SIGKILL');
  await once(other, 'exit');
  const database = await openDatabase({ dataDir });
  const rows = await database.db.selectFrom('instance_meta').selectAll().execute();
  expect(rows).toEqual([{ name: 'written', value: 'before the end' }]);
  await database.close();
});

test('the same folder cannot be opened twice in one process, and is free again after closing', async () => {
  const dataDir = testFolder();
  const first = await openDatabase({ dataDir });
  await expect(openDatabase({ dataDir })).rejects.toThrow('another process uses it');
  await expect(openDatabase({ dataDir })).rejects.toThrow('another process uses it');
  await first.close();
  await (await openDatabase({ dataDir })).close();
});

test('a file in place of the data folder is reported', async () => {
  const file = join(testFolder(), 'file');
  writeFileSync(file, '');
  await expect(openDatabase({ dataDir: file })).rejects.toThrow(`DATA_DIR ${file}: not a folder`);
  await expect(openDatabase({ dataDir: join(file, 'below') })).rejects.toThrow(/^DATA_DIR .*: not a folder$/);
});

test('a file that is not a database is reported and left unchanged, and the folder is unlocked again', async () => {
  const dataDir = testFolder();
  const path = join(dataDir, 'marquee.db');
  writeFileSync(path, 'This is a letter, not a database. '.repeat(100));
  const message = `${path}: not a database file of this product`;
  await expect(openDatabase({ dataDir })).rejects.toThrow(message);
  await expect(openDatabase({ dataDir })).rejects.toThrow(message);
  expect(statSync(path).size).toBe(3400);
});

test('a damaged database file is reported', async () => {
  const dataDir = testFolder();
  const path = join(dataDir, 'marquee.db');
  await (await openDatabase({ dataDir })).close();
  const content = readFileSync(path);
  // The first page holds the list of tables and stays; what they hold is lost.
  writeFileSync(path, content.fill(0x5a, 4096));
  await expect(openDatabase({ dataDir })).rejects.toThrow(`${path}: the database file is damaged. Restore a backup`);
});

test('a folder in place of the database file is reported', async () => {
  const dataDir = testFolder();
  mkdirSync(join(dataDir, 'marquee.db'));
  await expect(openDatabase({ dataDir })).rejects.toThrow('marquee.db: a folder instead of the database file');
});

test('several processes can open an empty PostgreSQL database at the same time', async () => {
  const settings = await postgres.settings();
  const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase(settings)));
  await Promise.all(opened.map((database) => database.check()));
  await Promise.all(opened.map((database) => database.close()));
});

test('an unreachable PostgreSQL server is reported without showing the password', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  await expect(openAt(`127.0.0.1:${port}/site`)).rejects.toThrow(
    new RegExp(`^DATABASE_URL: PostgreSQL at 127.0.0.1:${port}/site: there is no server at this address$`),
  );
});

test('a wrong PostgreSQL password is reported without showing it', async () => {
  const port = await serverThatAnswers(postgresError('28P01', 'password authentication failed for user "u"'));
  const refused = openAt(`127.0.0.1:${port}/site`);
  await expect(refused).rejects.toThrow(
    new RegExp(`^DATABASE_URL: PostgreSQL at 127.0.0.1:${port}/site: user or password is wrong$`),
  );
  await expect(refused).rejects.toMatchObject({ name: 'StartError' });
});

test('a missing PostgreSQL database is reported', async () => {
  const { databaseUrl, dataDir } = await postgres.settings();
  const wrong = new URL(databaseUrl ?? '');
  wrong.pathname = '/nowhere';
  await expect(openDatabase({ dataDir, databaseUrl: wrong.href })).rejects.toThrow(
    `DATABASE_URL: PostgreSQL at ${wrong.host}/nowhere: there is no such database`,
  );
});

function openAt(host: string) {
  return openDatabase({ dataDir: testFolder(), databaseUrl: `postgres://u:sesame@${host}` });
}

/** A process that has opened the folder and written to it. */
async function otherProcessOn(dataDir: string) {
  const program = `
    import { openDatabase } from '#server/db/open.ts';
    const { db } = await openDatabase({ dataDir: process.argv[1] });
    await db.insertInto('instance_meta').values({ name: 'written', value: 'before the end' }).execute();
    gc(); // what nothing refers to any more is let go
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--expose-gc', '--input-type=module', '--eval', program, dataDir], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    other.kill('SIGKILL');
  });
  await once(other.stdout, 'data');
  return other;
}

async function serverThatAnswers(answer: Buffer): Promise<number> {
  const server = createServer((socket) => socket.once('data', () => socket.end(answer))).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function postgresError(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.from('E0000');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
