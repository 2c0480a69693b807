import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { MEDIA_CHUNK_BYTES } from '#contract/constants.ts';
import { contactMessage } from '#contract/records/contact-message.ts';
import { lead } from '#contract/records/lead.ts';
import { openUserStore } from '#server/accounts/store.ts';
import { openMessageStore } from '#server/contact/store.ts';
import { Unavailable } from '#server/db/failures.ts';
import { recordsOf } from '#server/records/kind.ts';
import { openDatabase, type Database } from '#server/db/open.ts';
import { openLeadStore } from '#server/leads/store.ts';
import { isPartName } from '#server/media/file-parts.ts';
import { openStorage } from '#server/media/storage.ts';
import { allReads } from '../../tests/support/all-reads.ts';
import { PASSWORD, testApp } from '../../tests/support/app.ts';
import { chunkSender } from '../../tests/support/chunks.ts';
import { sampleFile } from '../../tests/support/sample-files.ts';
import { databases, postgres, sqlite, testFolder, type TestDatabase } from '../../tests/support/databases.ts';
import { tarEntry, HEADER_FILE, fileTrailer } from './file-format.ts';
import { tableTreatments } from './backup-tables.ts';
import { readParts } from './read-file.ts';
import { verifyBackup } from './verify.ts';
import { restoreBackup } from './restore.ts';
import { openSnapshot, type Row, type Snapshot } from './snapshot.ts';
import { writeBackup } from './write-file.ts';

const STAMPS = { _id: '', createdAt: '', updatedAt: '', version: 1 };
const LEAD = lead.parse({ name: 'Żaneta', email: 'z@b.co', phone: '+91 98290 12345', ...STAMPS });
const PRICES = sampleFile('pdf', MEDIA_CHUNK_BYTES + 9000);
const OWNER = { email: 'asha@dune.example', password: PASSWORD };

/** A kind of database, with the settings of its next database. */
async function withSettings(kind: TestDatabase) {
  const settings = await kind.settings();
  const open = async () => {
    const database = await openDatabase(settings);
    onTestFinished(() => database.close());
    return database;
  };
  return { settings, kind: { ...kind, open } };
}

/** A site in use: the starter site, an account, and what staff and visitors did since. */
async function siteInUse(on: TestDatabase) {
  const { settings, kind } = await withSettings(on);
  const app = await testApp(kind, { starter: true });
  await openUserStore(app.database).create({ name: 'Asha Rao', role: 'admin', ...OWNER });
  const { token } = (await app.send('POST', '/users/login', { body: OWNER })).body;
  const send: typeof app.send = async (...what) => {
    const answer = await app.send(...what);
    expect(answer).toMatchObject({ status: expect.toBeOneOf([200, 201]) });
    return answer;
  };
  await send('PUT', '/hero', { token, body: { titleLine1: 'Zoë’s “dunes” \\ at 100 %' } });
  const message = { firstName: 'Ila', email: 'i@b.co', subject: 'A', message: '“B” \n\t \u2028' };
  await openMessageStore(app.database).create(contactMessage.parse({ ...message, ...STAMPS }));
  await openLeadStore(app.database).create(LEAD);
  const { id: user_id } = await app.database.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const factor = { user_id, secret: 'JBSWY3DPEHPK3PXP', confirmed_at: null, last_step: 0 };
  await app.database.db.insertInto('second_factors').values(factor).execute();
  await send('POST', '/redirects', { token, body: { from: '/old', to: '/new' } });
  const { items } = (await send('GET', '/blog', { token })).body;
  await send('DELETE', `/blog/${items[0]._id}`, { token });
  const prices = await chunkSender(app.app, token).sendWhole('pdf', 'Prices.pdf', PRICES);
  const source = () => openSnapshot(settings);
  return {
    ...app,
    pdf: prices.body.address as string, // the reply to the last chunk
    settings,
    token,
    done: send,
    source,
    save: async (path: string) => saveTo(path, await source(), app.storage),
  };
}

async function saveTo(path: string, source: Snapshot, storage: Awaited<ReturnType<typeof openStorage>>) {
  await writeBackup({ source, storage, path });
  return path;
}

/** A new instance that a backup was restored into, with its owner logged in anew. */
async function restoredOn(on: TestDatabase, path: string) {
  const { settings, kind } = await withSettings(on);
  const app = await testApp(kind);
  // Restored pages would get higher versions than the first pages.
  await recordsOf(app.database.db, 'pages').remove().execute();
  await restoreBackup({
    path,
    settings: { dataDir: app.dataDir, backupDir: app.dataDir },
    database: app.database,
    storage: app.storage,
  });
  const { token } = (await app.send('POST', '/users/login', { body: OWNER })).body;
  return { ...app, settings, token };
}

const uploadsIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(join(folder, 'uploads'))
      .toSorted()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, 'uploads', name)))
          .digest('hex'),
      ]),
  );

test(
  'data moved from SQLite to PostgreSQL and back reads the same, including every picture and PDF',
  { timeout: 240_000 },
  async () => {
    const first = await siteInUse(sqlite);
    const folder = testFolder();
    const before = await allReads(first.send, first.token);
    expect(Object.keys(before).length).toBeGreaterThan(40);
    const second = await restoredOn(postgres, await first.save(join(folder, 'first.tar')));
    expect(await allReads(second.send, second.token)).toEqual(before);
    const path = await saveTo(join(folder, 'second.tar'), await openSnapshot(second.settings), second.storage);
    const third = await restoredOn(sqlite, path);
    expect(JSON.stringify(await allReads(third.send, third.token))).toBe(JSON.stringify(before));
    expect(uploadsIn(third.dataDir)).toEqual(uploadsIn(first.dataDir));
    expect((await third.app.inject(first.pdf)).rawPayload.equals(PRICES)).toBe(true);
    expect(Object.keys(uploadsIn(third.dataDir)).length).toBeGreaterThan(10);
  },
);

test('a restore begins again if a save locked the same tables in another order', { timeout: 240_000 }, async () => {
  const { save, database, storage, dataDir } = await siteInUse(postgres);
  const path = await save(join(testFolder(), 'a.tar'));
  let deadlocks = 0;
  const busy: Database = {
    ...database,
    async transaction(work) {
      if (++deadlocks > 2) return database.transaction(work);
      const cause = Object.assign(new Error('deadlock detected'), { code: '40P01' });
      throw new Unavailable(cause);
    },
  };
  await restoreBackup({ path, settings: { dataDir, backupDir: dataDir }, database: busy, storage });
  expect(deadlocks).toBe(3);
});

describe.each(databases)('a backup on $kind', { timeout: 240_000 }, (kind) => {
  test('includes every table or excludes it explicitly', async () => {
    const { db } = await kind.open();
    const names = (await db.introspection.getTables()).map(({ name }) => name);
    // Triggers keep the search index of SQLite equal to the enquiries.
    const isOwn = (name: string) => !/^marquee_|^enquiry_(words|numbers)/.test(name);
    expect(names.filter(isOwn).toSorted()).toEqual(Object.keys(tableTreatments).toSorted());
    const { rows } = await sql<{ source: string; target: string }>`${foreignKeys(kind.kind)}`.execute(db);
    const order = Object.keys(tableTreatments);
    expect(rows.length).toBeGreaterThan(0);
    for (const { source, target } of rows) expect(order.indexOf(source)).toBeGreaterThan(order.indexOf(target));
  });

  test('is a consistent snapshot even if the site is written to meanwhile', async () => {
    const { settings, database, storage } = await siteInUse(kind);
    const source = await openSnapshot(settings);
    const path = join(testFolder(), 'one-moment.tar');
    const rows = source.rows.bind(source);
    let written = false;
    source.rows = async function* (table, key) {
      yield* rows(table, key);
      if (written) return;
      written = true;
      await openLeadStore(database).create({ ...LEAD, name: 'Too late' });
    };
    const before = await countOf(database, 'leads');
    await writeBackup({ source, storage, path });
    expect(await countOf(database, 'leads')).toBe(before + 1);
    const { db } = await restoredInto(path);
    expect(await countOf({ db }, 'leads')).toBe(before);
  });

  test('replaces all content and ends every session, but leaves instance data such as rate limits', async () => {
    const { save, send, token, database, storage, dataDir } = await siteInUse(kind);
    const path = await save(join(testFolder(), 'a.tar'));
    const before = await allReads(send, token);
    await send('PUT', '/hero', { token, body: { titleLine1: 'Something else' } });
    await openLeadStore(database).create({ ...LEAD, name: 'Later' });
    await database.db.insertInto('rate_limits').values({ key: 'a', count: 3, resets_at: '2999' }).execute();
    await restoreBackup({ path, settings: { dataDir, backupDir: dataDir }, database, storage });
    expect((await send('GET', '/users/me', { token })).status).toBe(401);
    const again = (await send('POST', '/users/login', { body: OWNER })).body.token;
    expect(withoutVersions(await allReads(send, again))).toEqual(withoutVersions(before));
    expect(await database.db.selectFrom('rate_limits').select('count').where('key', '=', 'a').execute()).toEqual([
      { count: 3 },
    ]);
  });

  test('leaves out the parts of uploads that have not ended', async () => {
    const { save, app, token, dataDir } = await siteInUse(kind);
    const { begin, sendChunk } = chunkSender(app, token);
    const { body } = await begin('mp4', 'film.mp4', 2 * MEDIA_CHUNK_BYTES);
    const content = sampleFile('mp4', MEDIA_CHUNK_BYTES);
    expect((await sendChunk({ id: body._id, offset: 0, content })).status).toBe(200);
    const path = await save(join(testFolder(), 'a.tar'));
    const backedUp = [];
    for await (const { name } of readParts(path)) if (name.startsWith('uploads/part-')) backedUp.push(name);
    const stored = Object.keys(uploadsIn(dataDir)).filter(isPartName);
    expect([backedUp.length, stored.length]).toEqual([2, 3]);
  });

  test('has all its files again, even if a cleanup runs before its rows are there', async () => {
    const { save, database, storage, dataDir, pdf, app } = await siteInUse(kind);
    const path = await save(join(testFolder(), 'a.tar'));
    const { parts } = await database.db.selectFrom('files').select('parts').executeTakeFirstOrThrow();
    const [part] = JSON.parse(parts) as { name: string }[];
    const cleaned: Database = {
      ...database,
      async transaction(work) {
        await storage.remove(part?.name ?? '');
        return database.transaction(work);
      },
    };
    await restoreBackup({ path, settings: { dataDir, backupDir: dataDir }, database: cleaned, storage });
    expect((await app.inject(pdf)).rawPayload.equals(PRICES)).toBe(true);
  });

  test('never reuses a version number that a client has read, for any restored record', async () => {
    const { save, send, token, done, database, storage, dataDir } = await siteInUse(kind);
    const { db } = database;
    await db.deleteFrom('sections').where('name', '=', 'about').execute();
    const { version: first } = (await send('GET', '/history/sections/hero', { token })).body.items.at(-1);
    await done('POST', `/history/sections/hero/${first}/restore`, { token });
    const [post] = (await send('GET', '/blog', { token })).body.items;
    const [trashed] = (await send('GET', '/trash', { token })).body.items;
    const [redirect] = (await send('GET', '/redirects?q=old', { token })).body.items;
    const reader = { email: 'r@dune.example', name: 'R', role: 'user', password: PASSWORD };
    const { body: user } = await send('POST', '/users', { token, body: reader });
    const path = await save(join(testFolder(), 'a.tar'));

    /** Writes more to everything, so that each has had three more versions, and is gone for good where that can be. */
    const writeMore = async (token: string) => {
      const write = async (path: string, body: object) => done('PUT', path, { token, body });
      for (const title of ['1', '2', '3']) {
        await write('/hero', { titleLine1: title });
        await write('/about', { title });
        await write(`/blog/${post._id}`, { title });
        await write(`/redirects/${redirect._id}`, { to: `/new-${title}` });
        await write(`/users/${user._id}`, { name: title });
        await done('POST', `/trash/blog/${trashed._id}/restore`, { token });
        await done('DELETE', `/blog/${trashed._id}`, { token });
      }
      const versions = await versionsIn(db);
      const { headers, body } = await send('GET', '/hero');
      for (const path of [`/blog/${post._id}`, `/redirects/${redirect._id}`, `/users/${user._id}`]) {
        await done('DELETE', path, { token });
      }
      for (const { _id } of [post, trashed]) await done('DELETE', `/trash/blog/${_id}`, { token });
      return { versions, hero: { etag: String(headers.etag), version: body.version as number } };
    };

    const read = await writeMore(token);
    const before = [...read.versions];
    let stale = read.hero;
    for (let round = 1; round <= 2; round++) {
      await restoreBackup({ path, settings: { dataDir, backupDir: dataDir }, database, storage });
      const restored = await versionsIn(db);
      expect(restored.filter((version) => before.includes(version))).toEqual([]);
      const again = (await send('POST', '/users/login', { body: OWNER })).body.token;
      const body = { titleLine1: 'A colleague’s words' };
      for (let save = 1; save <= 3; save++) await done('PUT', '/hero', { token: again, body });
      const ifMatch = { token: again, body: { titleLine1: 'Stale' }, headers: { 'if-match': `"${stale.version}"` } };
      expect((await send('PUT', '/hero', ifMatch)).status).toBe(412);
      const revalidated = await send('GET', '/hero', { headers: { 'if-none-match': stale.etag } });
      expect(revalidated.body).toMatchObject(body);
      const { items } = (await send('GET', '/history/sections/hero', { token: again })).body;
      const known = items.map(({ version }: { version: number }) => version);
      expect(items.filter(({ restores }: { restores: number }) => restores > 0 && known.includes(restores))).toHaveLength(1); // prettier-ignore
      const more = await writeMore(again);
      expect(more.versions.filter((version) => before.includes(version))).toEqual([]);
      before.push(...restored, ...more.versions);
      stale = more.hero;
    }
  });

  test('has its HTML sanitised again even if it is marked as clean', async () => {
    const { settings, kind: here } = await withSettings(kind);
    const { send, login, database, storage, dataDir } = await testApp(here);
    await login('admin'); // a backup that nobody could log in to is refused
    const token = await login('editor');
    await send('POST', '/blog', { token, body: { title: 'A', slug: 'a', content: '<p>Kept</p>' } });
    await send('PUT', '/footer', { token, body: { addressHtml: '<p>Kept</p>' } });
    const hostile = (table: 'blog_posts' | 'sections', column: string) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = replace(${sql.ref(column)}, '</p>', '</p><script>hit()</script>')`.execute(database.db); // prettier-ignore
    await hostile('blog_posts', 'body');
    await hostile('sections', 'value');
    const path = await saveTo(join(testFolder(), 'hostile.tar'), await openSnapshot(settings), storage);
    await restoreBackup({ path, settings: { dataDir, backupDir: dataDir }, database, storage });
    expect((await send('GET', '/blog/a')).body.content).toBe('<p>Kept</p>');
    expect((await send('GET', '/footer')).body.addressHtml).toBe('<p>Kept</p>');
  });

  test('that is truncated, modified or foreign is rejected, and nothing changes', async () => {
    const { save, send, token, database, storage, dataDir } = await siteInUse(kind);
    const path = await save(join(testFolder(), 'good.tar'));
    await send('PUT', '/hero', { token, body: { titleLine1: 'As it was' } });
    const before = await allReads(send, token);
    const files = readdirSync(dataDir, { recursive: true }).toSorted();
    for (const [bad, why] of badOnes(path)) {
      await expect(
        restoreBackup({ path: bad, settings: { dataDir, backupDir: dataDir }, database, storage }),
      ).rejects.toThrow(why);
    }
    expect(await allReads(send, token)).toEqual(before);
    expect(readdirSync(dataDir, { recursive: true }).toSorted()).toEqual(files);
  });

  test('of a newer version is rejected with its version number', async () => {
    const { source, storage } = await siteInUse(kind);
    const later = await source();
    later.migrations.push('999-later');
    const path = join(testFolder(), 'later.tar');
    await writeBackup({ source: later, storage, path });
    const newer = 'was made by a newer version of Marquee';
    await expect(verifyBackup(path, testFolder())).rejects.toThrow(newer);
    await expect(verifyBackup(await ofFormat(2), testFolder())).rejects.toThrow(`${newer} (9.0.0)`);
  });

  test('leaves the site unchanged if restoring it fails', async () => {
    const { save, send, token, database, storage, dataDir } = await siteInUse(kind);
    const path = await save(join(testFolder(), 'good.tar'));
    const before = await allReads(send, token);
    const failing: Database['transaction'] = (work) =>
      database.transaction(async (trx) => {
        await work(trx);
        throw new Error('The disk is full');
      });
    const broken = { ...database, transaction: failing };
    await expect(
      restoreBackup({ path, settings: { dataDir, backupDir: dataDir }, database: broken, storage }),
    ).rejects.toThrow('The disk is full');
    expect(await allReads(send, token)).toEqual(before);
  });
});

test('a backup file is readable by its owner only, and an unfinished one is removed', async () => {
  const { save, source, storage } = await siteInUse(sqlite);
  const folder = testFolder();
  expect(statSync(await save(join(folder, 'a.tar'))).mode & 0o777).toBe(0o600);
  const broken = { ...storage, read: () => Promise.reject(new Error('The store is away')) };
  const path = join(folder, 'b.tar');
  await expect(writeBackup({ source: await source(), storage: broken, path })).rejects.toThrow('The store is away');
  expect(readdirSync(folder)).toEqual(['a.tar']);
});

test('verification reports a row that differs after the test restore', async () => {
  const { source, storage, dataDir } = await siteInUse(sqlite);
  const path = join(testFolder(), 'a.tar');
  const lying = await source();
  const rows = lying.rows.bind(lying);
  let isFirst = true;
  lying.rows = async function* (table, key) {
    for await (const row of rows(table, key)) {
      // SQLite takes a number for text and keeps another one than it was given.
      yield isFirst && table === 'sections' ? { ...row, updated_by: 12 } : row;
      if (table === 'sections') isFirst = false;
    }
  };
  await writeBackup({ source: lying, storage, path });
  await expect(verifyBackup(path, dataDir)).rejects.toThrow('The restored sections differ from the backup.');
  expect(readdirSync(dataDir).filter((name) => name.startsWith('.proof'))).toEqual([]);
});

test('a backup without an active admin or with unreadable rows is rejected with the reason', async () => {
  const { source, storage, dataDir } = await siteInUse(sqlite);
  const noUploads = { ...storage, list: async function* () {} };
  const folder = testFolder();
  const broken: [table: string, change: Row, why: RegExp][] = [
    ['users', { is_active: 0 }, /it has no active admin/],
    ['users', { role: 'root' }, /the account asha@dune\.example cannot be read \(role /],
    [
      'users',
      { password_hash: 'x' },
      /the account asha@dune\.example cannot be read \(password_hash is not a password hash/,
    ],
    ['second_factors', { secret: '?' }, /the row .* of second_factors cannot be read/],
    ['sections', { value: '{"titleLine1":' }, /the section \w+ cannot be read \(is not JSON\)/],
    ['leads', { value: '[]' }, /the row .* of leads cannot be read/],
    ['blog_posts', { value: '{}' }, /the row .* of blog_posts cannot be read/],
  ];
  for (const [table, change, why] of broken) {
    const other = await source();
    const rows = other.rows.bind(other);
    other.rows = async function* (name, key) {
      for await (const row of rows(name, key)) yield name === table ? { ...row, ...change } : row;
    };
    const path = await saveTo(join(folder, 'broken.tar'), other, noUploads);
    await expect(verifyBackup(path, dataDir), table).rejects.toThrow(why);
    // What the instance holds now is kept before a restore in any case.
    await (await verifyBackup(path, dataDir, { allowInvalidRows: true })).close();
  }
});

async function restoredInto(path: string): Promise<Database> {
  const database = await sqlite.open();
  const storage = await openStorage({ dataDir: testFolder() });
  await restoreBackup({ path, settings: { dataDir: testFolder(), backupDir: testFolder() }, database, storage });
  return database;
}

async function ofFormat(format: number): Promise<string> {
  const content = JSON.stringify({ format, version: '9.0.0', and: 'what we do not know' });
  const part = await tarEntry(HEADER_FILE, Buffer.from(content), new Date());
  const path = join(testFolder(), 'format.tar');
  writeFileSync(path, Buffer.concat([part, await fileTrailer(createHash('sha256').update(part).digest('hex'))]));
  return path;
}

async function countOf({ db }: Pick<Database, 'db'>, table: 'leads'): Promise<number> {
  return (await db.selectFrom(table).select('id').execute()).length;
}

/** Files that are no good, each with what is said of it. */
function badOnes(good: string): [path: string, why: string][] {
  const { size } = statSync(good);
  const copy = (change: (path: string) => void, name: string) => {
    const path = join(testFolder(), name);
    copyFileSync(good, path);
    change(path);
    return path;
  };
  const flipAt = (at: number) => (path: string) => {
    const content = readFileSync(path);
    content[at] = (content[at] ?? 0) ^ 1;
    writeFileSync(path, content);
  };
  const offsets = [100, 600, Math.floor(size / 3), Math.floor(size / 2), size - 2000, size - 1500, size - 1];
  const damaged = 'This backup is damaged';
  const foreign = 'This file is not a backup of Marquee.';
  return [
    ...offsets.map((at): [string, string] => [copy(flipAt(at), `flip-${at}`), damaged]),
    ...[600, 2048, Math.floor(size / 2), size - 512, size - 1].map((length): [string, string] => [
      copy((path) => truncateSync(path, length), `cut-${length}`),
      damaged,
    ]),
    [copy((path) => writeFileSync(path, ' ', { flag: 'a' }), 'longer'), damaged],
    [copy((path) => writeFileSync(path, ''), 'empty'), foreign],
    [copy((path) => writeFileSync(path, 'PK\u0003\u0004 a zip file'), 'foreign'), foreign],
  ];
}

/** Every version of everything that has one, with the kind and id of what it is a version of. */
async function versionsIn(db: Database['db']): Promise<string[]> {
  const { rows } = await sql<{ entry: string }>`
    -- 0 is a section that was never saved: no client can save over another one with it.
    select kind || ' ' || record_id || ' ' || version as entry from history where version > 0
    union select kind || ' ' || id || ' ' || version from trash
    union select 'sections ' || name || ' ' || version from sections
    union select 'blog ' || id || ' ' || version from blog_posts
    union select 'redirects ' || id || ' ' || version from redirects
    union select 'users ' || id || ' ' || version from users`.execute(db);
  return rows.map(({ entry }) => entry);
}

/** The same answers whatever their versions: a restore lifts these. */
function withoutVersions(answers: Record<string, unknown>): unknown {
  const isVersion = (field: string) => ['version', 'current', 'restores'].includes(field);
  return JSON.parse(JSON.stringify(answers, (field, value: unknown) => (isVersion(field) ? 0 : value)));
}

function foreignKeys(kind: Database['kind']) {
  return kind === 'sqlite'
    ? sql`select m.name as source, f."table" as target from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`
    : sql`select conrelid::regclass::text as source, confrelid::regclass::text as target from pg_constraint where contype = 'f'`;
}
