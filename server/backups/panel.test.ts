import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Backup } from '#contract/records/backup.ts';
import { BACKUPS_KEPT } from '#contract/constants.ts';
import { openUserStore } from '#server/accounts/store.ts';
import { openDatabase } from '#server/db/open.ts';
import { PASSWORD, testApp } from '../../tests/support/app.ts';
import type { Night } from '../../tests/support/backup-night.ts';
import { databases, postgres, sqlite, testFolder, type TestDatabase } from '../../tests/support/databases.ts';
import { poll } from '../../tests/support/poll.ts';
import { openBackupService } from './backup-service.ts';
import { backupFileName } from './file-names.ts';
import { lastDue, nextDue } from './nightly.ts';

const NIGHT = join(import.meta.dirname, '../../tests/support/backup-night.ts');
const HOST = 'dune.example';
const OWNER = { email: 'asha@dune.example', password: PASSWORD };

/** An instance whose data lies where its settings say, with its owner logged in. */
async function instance(kind: TestDatabase) {
  const { databaseUrl, dataDir } = await kind.settings();
  const database = await openDatabase({ databaseUrl, dataDir });
  const env = {
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...{ DATA_DIR: dataDir, BACKUP_DIR: join(testFolder(), 'backups'), SITE_URL: `https://${HOST}` },
    SECRET_KEY: 'a key that no backup holds'.repeat(2),
  };
  const app = await testApp({ ...kind, open: async () => database }, { env });
  app.app.addHook('onClose', () => database.close());
  await openUserStore(database).create({ name: 'Asha Rao', role: 'admin', ...OWNER });
  const logIn = async () => (await app.send('POST', '/users/login', { body: OWNER })).body.token as string; // as it answers
  const settings = { databaseUrl, dataDir, s3: undefined, backupDir: env.BACKUP_DIR, keepBackups: 3 };
  return { ...app, database, settings, folder: env.BACKUP_DIR, logIn, token: await logIn() };
}
type Instance = Awaited<ReturnType<typeof instance>>;

async function listed({ send }: Instance, token: string): Promise<Backup[]> {
  return (await send('GET', '/backups', { token })).body.items;
}

async function ownerId({ database }: Instance): Promise<string> {
  return (await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id;
}

/** Backs up by the panel and waits until it is proven. */
async function backedUp(site: Instance, token: string): Promise<string> {
  const started = await site.send('POST', '/backups', { token });
  expect(started).toMatchObject({ status: 201, body: { kind: 'manual', provenAt: '', failure: '' } });
  const name = started.body._id as string; // as it answers
  const found = async () => (await listed(site, token)).find(({ _id }) => _id === name);
  await poll(async () => (await found())?.endedAt ?? '').not.toBe('');
  expect(await found()).toMatchObject({ failure: '', provenAt: expect.stringMatching(/^20/) });
  return name;
}

async function uploadInChunks({ app }: Instance, token: string, sent: Buffer, chunks = 2) {
  const id = crypto.randomUUID();
  const content = new Uint8Array(sent);
  const length = Math.ceil(content.length / chunks);
  let reply = { status: 0, body: { name: '', message: '' } };
  for (let offset = 0; offset < content.length; offset += length) {
    const form = new FormData();
    form.set('file', new Blob([content.subarray(offset, offset + length)]), 'piece');
    const request = new Response(form);
    const answer = await app.inject({
      method: 'POST',
      url: `/api/backups/chunks/${id}?offset=${offset}&bytes=${content.length}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    reply = { status: answer.statusCode, body: answer.json() };
  }
  return reply;
}

describe.each(databases)('backups in the panel on $kind', { timeout: 240_000 }, (kind) => {
  test('can be created, verified, downloaded, uploaded and restored, and the restore can be undone', async () => {
    const site = await instance(kind);
    const { send, app, token, folder, database } = site;
    // As an older version kept it.
    const factor = { user_id: await ownerId(site), secret: 'JBSWY3DPEHPK3PXP', confirmed_at: null, last_step: 0 };
    await database.db.insertInto('second_factors').values(factor).execute();
    await send('PUT', '/hero', { token, body: { titleLine1: 'As it was' } });
    const name = await backedUp(site, token);
    expect((await send('GET', '/backups/state', { token })).body).toMatchObject({ failure: '', isLate: false });
    const headers = { authorization: `Bearer ${token}` };
    const fetched = await app.inject({ url: `/api/backups/${name}/file`, headers });
    expect(fetched.headers).toMatchObject({ 'content-disposition': `attachment; filename="${name}"` });
    expect(fetched.rawPayload.equals(readFileSync(join(folder, name)))).toBe(true);
    await send('DELETE', `/backups/${name}`, { token });
    expect(await listed(site, token)).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);

    const foreign = await uploadInChunks(site, token, Buffer.from('not a backup of ours'.repeat(200)));
    expect(foreign).toMatchObject({ status: 400, body: { message: 'This file is not a backup of Marquee.' } });
    const upload = await uploadInChunks(site, token, fetched.rawPayload, 3);
    expect(upload).toMatchObject({ status: 200, body: { name: expect.stringMatching(/-uploaded\.tar$/) } });
    // Three pieces are one upload.
    const entries = (await send('GET', '/audit-log?kind=backups&action=upload', { token })).body.items;
    expect(entries).toMatchObject([{ title: upload.body.name, userName: 'Asha Rao' }]);
    // What was brought says nothing of how well the site is backed up; and a machine may be called anew.
    expect((await send('GET', '/backups/state', { token })).body.lastProvenAt).toBe('');
    await site.database.db.updateTable('backups').set({ host: 'as it was called before' }).execute();
    expect(await listed(site, token)).toMatchObject([{ kind: 'uploaded', isHere: true }]);

    await send('PUT', '/hero', { token, body: { titleLine1: 'Newer' } });
    const path = `/backups/${upload.body.name}/restore`;
    const unconfirmed = await send('POST', path, { token, body: { confirmation: 'yes' } });
    expect(unconfirmed).toMatchObject({ status: 400, body: { issues: [{ path: 'confirmation' }] } });
    const restored = await send('POST', path, { token, body: { confirmation: HOST } });
    expect(restored).toMatchObject({ status: 200, body: { kept: expect.stringMatching(/-before-restore\.tar$/) } });
    expect((await send('GET', '/hero')).body.titleLine1).toBe('As it was');
    const { secret } = await database.db.selectFrom('second_factors').select('secret').executeTakeFirstOrThrow();
    expect(secret).toMatch(/^sealed:/);
    expect((await send('GET', '/users/me', { token })).status).toBe(401);

    const again = await site.logIn();
    const done = (await send('GET', '/audit-log', { token: again })).body.items;
    expect(done).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'backups', action: 'restore' })]));
    const back = await send('POST', `/backups/${restored.body.kept}/restore`, {
      token: again,
      body: { confirmation: HOST },
    });
    expect(back).toMatchObject({ status: 200 });
    expect((await send('GET', '/hero')).body.titleLine1).toBe('Newer');
  });

  test('made manually replace the oldest one beyond the limit, and delete no other file', async () => {
    const site = await instance(kind);
    const { token, database, settings, folder } = site;
    const { runs, prune, whileInUse } = openBackupService(settings, database);
    mkdirSync(folder, { recursive: true });
    const made = async (backup: 'manual' | 'uploaded', day: number, isVerified = true) => {
      const at = new Date(Date.UTC(2026, 0, day));
      const name = backupFileName(backup, at);
      writeFileSync(join(folder, name), 'x');
      await runs.begin(name, backup, at);
      await runs.end(name, isVerified ? { bytes: 1 } : { failure: 'no room' });
      return name;
    };
    const byCommand = backupFileName('manual', new Date(Date.UTC(2025, 0, 1)));
    writeFileSync(join(folder, byCommand), 'x');
    const [oldest, second, failed, third] = [
      await made('manual', 1),
      await made('manual', 2),
      await made('manual', 3, false),
      await made('manual', 4),
    ];
    const uploaded = [
      await made('uploaded', 1),
      await made('uploaded', 2),
      await made('uploaded', 3),
      await made('uploaded', 4),
    ];
    const newest = await backedUp(site, token);
    const names = () => readdirSync(folder).filter((name) => name.endsWith('.tar'));
    await poll(async () => (await listed(site, token)).map(({ _id }) => _id)).not.toContain(oldest);
    expect(names().toSorted()).toEqual([byCommand, second, failed, third, newest, ...uploaded].toSorted());
    // A file that is being restored is no longer needed only afterwards.
    await whileInUse(uploaded[0] ?? '', () => prune('uploaded'));
    expect(names()).toContain(uploaded[0]);
    await prune('uploaded');
    expect(names()).not.toContain(uploaded[0]);
  });

  test('made nightly run once across all processes, and the last 14 are kept', async () => {
    const { database, settings, folder } = await instance(kind);
    const [one, other] = [openBackupService(settings, database), openBackupService(settings, database)];
    const night = (day: number) => new Date(Date.UTC(2026, 9, day, 3));
    for (let day = 1; day <= BACKUPS_KEPT + 2; day += 1) {
      const name = backupFileName('nightly', night(day));
      await one.runs.begin(name, 'nightly', night(day));
      await one.runs.end(name, day === 2 ? { failure: 'The disk is full' } : { bytes: 1 });
    }
    const due = night(25);
    expect(await Promise.all([one.backUpFor(due), other.backUpFor(due)])).toEqual(['', '']);
    const rows = await one.runs.list();
    expect(rows.filter(({ verified_at: proven_at }) => proven_at)).toHaveLength(BACKUPS_KEPT);
    expect(rows.map(({ name }) => name)).toContain(backupFileName('nightly', due));
    expect(rows.map(({ name }) => name)).not.toContain(backupFileName('nightly', night(2)));
    expect(readdirSync(folder)).toEqual([backupFileName('nightly', due)]);
    expect(await other.backUpFor(due)).toBe('');
    expect(readdirSync(folder)).toEqual([backupFileName('nightly', due)]);

    const elsewhere = testFolder();
    const own = [backupFileName('manual', night(1)), backupFileName('nightly', night(5)), 'notes.txt'];
    for (const name of [...own, backupFileName('nightly', night(1))]) writeFileSync(join(elsewhere, name), '');
    expect(await openBackupService({ ...settings, backupDir: elsewhere }, database).backUpFor(due)).toBe('');
    expect(readdirSync(elsewhere).toSorted()).toEqual(own.toSorted());
  });
});

test('when the nightly backup is due in three processes at once, only one makes it', async () => {
  const { database, settings, folder } = await instance(postgres);
  const due = new Date(Date.UTC(2026, 9, 25, 3));
  const night: Night = { settings, due: due.toISOString() };
  const processes = [1, 2, 3].map(() => fork(NIGHT, [JSON.stringify(night)], { execArgv: [] }));
  onTestFinished(() => processes.forEach((one) => one.kill('SIGKILL')));
  const messages = () => Promise.all(processes.map(async (one) => ((await once(one, 'message')) as [string])[0]));
  expect(await messages()).toEqual(['ready', 'ready', 'ready']);
  const done = messages();
  for (const one of processes) one.send('now');
  expect((await done).toSorted()).toEqual(['left', 'left', 'made']);
  expect(readdirSync(folder)).toEqual([backupFileName('nightly', due)]);
  const { size } = statSync(join(folder, backupFileName('nightly', due)));
  const rows = await openBackupService(settings, database).runs.list();
  expect(rows).toMatchObject([{ name: backupFileName('nightly', due), bytes: size, failure: '' }]);
}, 240_000);

test(
  'a failed backup shows its error, does not count as verified and cannot be downloaded',
  { timeout: 240_000 },
  async () => {
    const site = await instance(sqlite);
    const { send, token, folder } = site;
    writeFileSync(folder, 'a file where the folder should be');
    const { body } = await send('POST', '/backups', { token });
    await poll(async () => (await listed(site, token))[0]?.failure).toMatch(/EEXIST|ENOTDIR|not a directory|exists/);
    expect((await send('GET', '/backups/state', { token })).body).toMatchObject({ lastProvenAt: '' });
    expect((await send('GET', `/backups/${body._id}/file`, { token })).status).toBe(404);
  },
);

test('a backup of a killed process is marked as interrupted and cleaned up; a running one is left alone', async () => {
  const site = await instance(sqlite);
  const { send, token, database, settings, folder } = site;
  const service = openBackupService(settings, database);
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const [dead, alive] = [minutesAgo(10), minutesAgo(9)].map((at) => ({ at, name: backupFileName('manual', at) }));
  for (const one of [dead, alive]) if (one) await service.runs.begin(one.name, 'manual', one.at);
  await service.runs.recordHeartbeat(alive?.name ?? '');
  const left = (name: string) => [`.${name}.x.part`, `.proof-${name}-x`].toSorted();
  mkdirSync(folder, { recursive: true });
  for (const name of [dead, alive].flatMap((one) => left(one?.name ?? ''))) writeFileSync(join(folder, name), '');

  await service.recover();
  expect(readdirSync(folder)).toEqual(left(alive?.name ?? ''));
  const failures = Object.fromEntries((await listed(site, token)).map(({ _id, failure }) => [_id, failure]));
  expect(failures).toEqual({
    [dead?.name ?? '']: expect.stringMatching(/^It was interrupted/),
    [alive?.name ?? '']: '',
  });
  expect((await send('DELETE', `/backups/${alive?.name}`, { token })).status).toBe(503);
  expect((await send('DELETE', `/backups/${dead?.name}`, { token })).status).toBe(200);

  // Nobody but this process could be making it on a database in its folder: at the start of that it is over.
  await service.recover({ atStart: true });
  expect(readdirSync(folder)).toEqual([]);
  expect((await send('DELETE', `/backups/${alive?.name}`, { token })).status).toBe(200);
});

test('a shutdown during a backup leaves no files behind', async () => {
  const { database, settings, folder } = await instance(sqlite);
  const service = openBackupService(settings, database);
  const started = await service.begin('manual');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `.${started?.name}.x.part`), '');
  await service.close();
  expect(await started?.done).not.toBe('');
  expect(readdirSync(folder)).toEqual([]);
});

test('a nightly backup is due at its time of day in local time', () => {
  const at = { hour: 3, minute: 30 };
  expect(lastDue(new Date(2026, 10, 21, 3, 30), at)).toEqual(new Date(2026, 10, 21, 3, 30));
  expect(lastDue(new Date(2026, 10, 21, 3, 29), at)).toEqual(new Date(2026, 10, 20, 3, 30));
  expect(lastDue(new Date(2026, 0, 1, 0, 0), at)).toEqual(new Date(2025, 11, 31, 3, 30));
  expect(nextDue(new Date(2026, 11, 31, 12, 0), at)).toEqual(new Date(2027, 0, 1, 3, 30));
});
