import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openBackupService } from '#server/backups/backup-service.ts';
import { tableTreatments } from '#server/backups/backup-tables.ts';
import { restoreBackup } from '#server/backups/restore.ts';
import { openSnapshot } from '#server/backups/snapshot.ts';
import { verifyBackup } from '#server/backups/verify.ts';
import { writeBackup } from '#server/backups/write-file.ts';
import { openDatabase, type Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import type { PersonalTable } from '#server/erasure/found.ts';
import { personalTables } from '#server/erasure/personal-tables.ts';
import { readLedger } from '#server/erasure/erase-again.ts';
import { mergeIntoLedgerFile, readLedgerFile } from '#server/erasure/ledger-file.ts';
import { enqueueMail } from '#server/outbox/enqueue.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases, testFolder, type TestDatabase } from '../../tests/support/databases.ts';

const EMAIL = 'Lakshmi.Rathore@camp.example';
const LEAD = {
  name: 'Lakshmi Rathore',
  email: EMAIL,
  phone: '+91 98290-12345',
  message: 'From Lakshmi',
  consent: true,
};
const MESSAGE = { firstName: 'Lakshmi', email: EMAIL.toLowerCase(), subject: 'A shop', message: 'Again from Lakshmi' };
const REVIEW = { name: 'Lakshmi Rathore', stars: 5, review: 'Lakshmi says: quick and kind.', avatar: 'female' };
const OTHER = {
  name: 'Devika Rao',
  email: 'devika@camp.example',
  phone: '98111 22233',
  message: 'Hello',
  consent: true,
};

async function site(kind: TestDatabase) {
  const settings = await kind.settings();
  const database = await openDatabase(settings);
  onTestFinished(() => database.close());
  const app = await testApp({ ...kind, open: async () => database });
  const token = await app.login('admin');
  const call = async (name: string, body: object) => app.send('POST', `/personal-data/${name}`, { token, body });
  const ask = async (...identifiers: string[]) => (await call('search', { identifiers })).body;
  const keys = (found: Found, kind = '') => found.records.map(({ key }) => key).filter((key) => key.startsWith(kind));
  const erase = async (chosen: string[], ...identifiers: string[]) => {
    const kept = keys(await ask(...identifiers)).filter((key) => !chosen.includes(key));
    return call('erase', { identifiers, chosen, kept, confirmation: identifiers[0] });
  };
  const eraseAll = async (...identifiers: string[]) => erase(keys(await ask(...identifiers)), ...identifiers);
  const send = async (path: string, body: object) => expect((await app.send('POST', path, { body })).status).toBe(201);
  const sendAll = async () => {
    await send('/leads', LEAD);
    await send('/contact/messages', MESSAGE);
    await send('/reviews', REVIEW);
    await send('/leads', OTHER);
  };
  const backUp = async (name: string) => {
    const path = join(testFolder(), name);
    await writeBackup({ source: await openSnapshot(settings), storage: app.storage, path });
    return path;
  };
  const folders = { dataDir: app.dataDir, backupDir: join(app.dataDir, 'backups') };
  mkdirSync(folders.backupDir, { recursive: true });
  const restore = (path: string, into = database, more = folders) =>
    restoreBackup({ path, database: into, storage: app.storage, settings: more });
  return { ...app, settings, folders, database, token, call, ask, keys, erase, eraseAll, sendAll, backUp, restore };
}

interface Found {
  records: { key: string; matches: string[] }[];
  items: { kind: string; title: string; isInTrash: boolean; details: { label: string; value: string }[] }[];
  more: string[];
}

/** All that the database says, table by table. */
async function everyRow({ db }: Database): Promise<string> {
  const tables = Object.keys(tableTreatments) as (keyof Tables)[];
  return JSON.stringify(await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute())));
}

describe.each(databases)("a person's data on $kind", { timeout: 60_000 }, (kind) => {
  test('one search finds what a person left in lists, bin, history and activity, by address, number or name', async () => {
    const { send, token, ask, sendAll } = await site(kind);
    await sendAll();
    const [message] = (await send('GET', '/contact/messages', { token })).body;
    await send('PUT', `/contact/messages/${message._id}`, { token, body: { status: 'read' } });
    await send('DELETE', `/contact/messages/${message._id}`, { token });
    const byEmail: Found = await ask(`  ${EMAIL.toUpperCase()} `);
    const kinds = byEmail.items.map((item) => item.kind).toSorted();
    const work = ['audit-log', 'audit-log', 'consent', 'enquiries', 'enquiries', 'history', 'history'];
    expect(kinds).toEqual([...work, 'leads', 'messages']);
    expect(byEmail.items.find((item) => item.kind === 'messages')).toMatchObject({ isInTrash: true, title: 'A shop' });
    expect(byEmail.more).toEqual(expect.arrayContaining(['Lakshmi Rathore', '+91 98290-12345']));
    expect((await ask('098290 12345')).records).toMatchObject([{ matches: ['098290 12345'] }]);
    const byName: Found = await ask('rathore LAKSHMI');
    expect(byName.records.map(({ key }) => key.split(':')[0]).toSorted()).toEqual(['leads', 'reviews']);
    expect(JSON.stringify(byName)).not.toContain('Devika');
  });

  test('a review that staff changed is found by what the visitor wrote first', async () => {
    const { send, token, ask, sendAll, eraseAll, database } = await site(kind);
    await sendAll();
    const [review] = (await send('GET', '/reviews/admin', { token })).body;
    await send('PUT', `/reviews/${review._id}`, {
      token,
      body: { name: 'A client', review: 'Quick and kind people.' },
    });
    const found: Found = await ask('Lakshmi Rathore');
    expect(found.items.map((item) => item.kind)).toEqual(expect.arrayContaining(['reviews', 'history']));
    expect((await eraseAll('Lakshmi Rathore')).status).toBe(200);
    expect(await everyRow(database)).not.toContain('Quick and kind people');
  });

  test('the review of an invited client is found by the address to which the invitation went', async () => {
    const { send, token, ask, eraseAll, database } = await site(kind);
    const body = { name: 'Ila', email: 'ila@studio.example' };
    const { link } = (await send('POST', '/review-invitations', { token, body })).body;
    const words = { ...REVIEW, name: 'I. P.', review: 'They build with great care.', token: link.split('#')[1] };
    expect((await send('POST', '/review-invitations/use', { body: words })).status).toBe(201);
    const found: Found = await ask('Ila@studio.example');
    expect(found.records.map(({ key }) => key.split(':')[0]).toSorted()).toEqual(['review-invitations', 'reviews']);
    expect((await eraseAll('ila@studio.example')).status).toBe(200);
    expect(await everyRow(database)).not.toContain('great care');
  });

  test('an empty or vague text is refused, and a part of an address, number or name finds nobody', async () => {
    const { call, ask, sendAll } = await site(kind);
    await sendAll();
    for (const text of ['', ' ', '%', '_', '%%%%', 'a', '@', 'a@', '12345', '+() -', '**']) {
      const { status, body } = await call('search', { identifiers: [text] });
      expect({ text, status, message: body.message }).toMatchObject({
        status: 400,
        message: expect.stringMatching(/^Type a whole e-mail/),
      });
    }
    const parts = ['%@camp.example', '_akshmi.rathore@camp.example', 'camp.example', 'Laksh', 'Lak%', '23452345'];
    for (const text of parts) expect({ text, found: (await ask(text)).records }).toEqual({ text, found: [] });
  });

  test('erasing leaves no word of the person, keeps the others, and the statistics count on', async () => {
    const { send, token, ask, keys, sendAll, eraseAll, database } = await site(kind);
    await sendAll();
    const [message] = (await send('GET', '/contact/messages', { token })).body;
    await send('PUT', `/contact/messages/${message._id}`, { token, body: { status: 'archived' } });
    await send('PUT', `/enquiries/${message._id}`, { token, body: { stage: 'won', nextStep: 'Call Lakshmi' } });
    await send('POST', `/enquiries/${message._id}/notes`, { token, body: { text: 'Lakshmi is kind' } });
    const arrivals = async () => (await send('GET', '/dashboard/arrivals', { token })).body.at(-1);
    expect(await arrivals()).toMatchObject({ messages: 1, leads: 2 });
    const record = { kind: 'messages', id: message._id };
    const mail = { subject: 'About Lakshmi', text: 'Lakshmi wrote' };
    const isStaff = { to: 'team@camp.example', purpose: 'notification' } as const;
    await database.transaction(async (trx) => {
      await enqueueMail(trx, { ...mail, to: EMAIL }, { key: 'to-visitor', purpose: 'reply' });
      await enqueueMail(trx, { ...mail, to: isStaff.to }, { key: 'about', record, purpose: isStaff.purpose });
      await enqueueMail(
        trx,
        { ...mail, subject: 'Other', text: '', to: isStaff.to },
        { key: 'other', purpose: 'digest' },
      );
    });
    expect(keys(await ask(isStaff.to))).toEqual([]); // the mail is to staff, but not about them
    const reply = await eraseAll(EMAIL, 'Lakshmi Rathore');
    expect(reply).toMatchObject({
      status: 200,
      body: { records: 4, cancelled: 2, message: 'Erased 4 records for good.' },
    });
    const content = await everyRow(database);
    expect(content).not.toMatch(/lakshmi|rathore|98290/i);
    expect(content).toContain('devika@camp.example');
    expect(content).toContain('"other"');
    expect(await arrivals()).toMatchObject({ messages: 1, leads: 2 });
    const { items } = (await send('GET', '/audit-log', { token })).body;
    expect(items[0]).toMatchObject({ action: 'erase', kind: 'personal-data', title: '', userName: 'admin' });
    expect(items[1]).toMatchObject({ action: 'search', kind: 'personal-data', title: '' });
    expect(
      await database.db
        .selectFrom('erased_enquiries')
        .select(['kind', 'stage', 'first_answer_at'])
        .orderBy('kind')
        .execute(),
    ).toEqual([
      { kind: 'leads', stage: 'new', first_answer_at: null },
      { kind: 'messages', stage: 'won', first_answer_at: expect.stringMatching(/:00.000Z$/) },
    ]);
  });

  test('only admins who confirmed their password may search, export and erase', async () => {
    const { send, login, token, database } = await site(kind);
    const body = { identifiers: [EMAIL], chosen: ['leads:1'], kept: [], confirmation: EMAIL };
    const bodies = {
      search: { identifiers: [EMAIL] },
      export: { identifiers: [EMAIL], chosen: ['leads:1'] },
      erase: body,
    };
    const editor = await login('editor');
    await database.db.updateTable('sessions').set({ confirmed_at: '2020-01-01T00:00:00.000Z' }).execute();
    for (const [name, sent] of Object.entries(bodies)) {
      const path = `/personal-data/${name}`;
      expect((await send('POST', path, { body: sent })).status, name).toBe(401);
      expect((await send('POST', path, { token: editor, body: sent })).body.code, name).toBe('not-allowed');
      expect((await send('POST', path, { token, body: sent })).body.code, name).toBe('confirm-needed');
    }
  });

  test('nothing is erased without the typed confirmation, or when something arrived since the search', async () => {
    const { send, call, ask, keys, sendAll } = await site(kind);
    await sendAll();
    const identifiers = [EMAIL];
    const chosen = keys(await ask(EMAIL));
    const wrong = await call('erase', { identifiers, chosen, kept: [], confirmation: 'devika@camp.example' });
    expect(wrong.body).toMatchObject({ code: 'invalid', issues: [{ path: 'confirmation' }] });
    await send('POST', '/leads', { body: { ...LEAD, message: 'A third time' } });
    const late = await call('erase', { identifiers, chosen, kept: [], confirmation: EMAIL });
    expect(late).toMatchObject({
      status: 412,
      body: { code: 'stale', message: expect.stringContaining('Search again') },
    });
    expect(keys(await ask(EMAIL))).toHaveLength(3);
  });

  test('a write at the same moment is erased as a whole or stays as a whole', async () => {
    const { send, token, ask, keys, call, sendAll, database } = await site(kind);
    await sendAll();
    const found: Found = await ask(EMAIL);
    const chosen = keys(found);
    const [lead] = chosen.filter((key) => key.startsWith('leads')).map((key) => key.slice('leads:'.length));
    const again = { ...LEAD, message: 'Written meanwhile' };
    await Promise.all([
      send('DELETE', `/leads/${lead}`, { token }),
      call('erase', { identifiers: [EMAIL], chosen, kept: [], confirmation: EMAIL }),
      send('POST', '/leads', { body: again }),
      send('PUT', `/leads/${lead}`, { token, body: { status: 'won' } }),
    ]);
    const left: Found = await ask(EMAIL);
    const isErased = keys(left).length === 1;
    expect(keys(left)).toHaveLength(isErased ? 1 : 3); // the new lead came first, and stopped the erasure
    if (isErased) expect(await everyRow(database)).not.toContain('From Lakshmi');
  });

  test('a restore of an older backup does not bring an erased person back, but keeps who wrote again later', async () => {
    const { send, token, login, sendAll, eraseAll, backUp, restore, database, folders } = await site(kind);
    await sendAll();
    const [message] = (await send('GET', '/contact/messages', { token })).body;
    const older = await backUp('older.tar');
    await send('DELETE', `/contact/messages/${message._id}`, { token });
    await send('DELETE', `/trash/messages/${message._id}`, { token }); // known to the backup alone
    await eraseAll(EMAIL, 'Lakshmi Rathore');
    await send('POST', '/leads', { body: { ...LEAD, message: 'A new start' } });
    const newer = await backUp('newer.tar');
    expect(await restore(older)).toMatchObject({ erasedAgain: 3, unreadable: 0 });
    expect(await everyRow(database)).not.toMatch(/lakshmi|rathore|98290/i);
    expect(await everyRow(database)).toContain('devika@camp.example');
    expect(await restore(newer)).toMatchObject({ erasedAgain: 0 });
    expect((await send('GET', '/leads', { token: await login('admin') })).body[0]).toMatchObject({
      message: 'A new start',
    });
    expect(readdirSync(folders.backupDir)).toEqual(['erasures.json']);
    expect(readFileSync(join(folders.backupDir, 'erasures.json'), 'utf8')).not.toMatch(/lakshmi|98290|leads:/i);
  });

  test('an empty database on the same machine learns of the erasure from the file beside the backups', async () => {
    const { sendAll, eraseAll, backUp, restore } = await site(kind);
    await sendAll();
    const older = await backUp('older.tar');
    await eraseAll(EMAIL);
    const empty = await kind.open();
    expect(await restore(older, empty)).toMatchObject({ erasedAgain: 2 });
    expect(await everyRow(empty)).not.toContain('From Lakshmi');
    expect(await everyRow(empty)).toContain('Lakshmi says'); // the review has no address
  });

  test('with a lost key the erased records stay away, and the restore says what it cannot recognize', async () => {
    const { send, token, sendAll, eraseAll, backUp, restore, folders, database } = await site(kind);
    await sendAll();
    const [message] = (await send('GET', '/contact/messages', { token })).body;
    const older = await backUp('older.tar');
    await send('DELETE', `/contact/messages/${message._id}`, { token });
    await send('DELETE', `/trash/messages/${message._id}`, { token });
    await eraseAll(EMAIL);
    rmSync(join(folders.dataDir, 'secret.key'));
    expect(await restore(older)).toMatchObject({ erasedAgain: 1, unreadable: 1 });
    expect(await everyRow(database)).not.toContain('From Lakshmi');
  });

  test('the proof of a nightly backup erases again what was erased, and fails if something is left', async () => {
    const { send, token, sendAll, eraseAll, backUp, settings, folders, database } = await site(kind);
    await sendAll();
    const [message] = (await send('GET', '/contact/messages', { token })).body;
    await send('PUT', `/contact/messages/${message._id}`, { token, body: { status: 'read' } });
    const older = await backUp('older.tar');
    await eraseAll(EMAIL);
    const ledger = await readLedger(database.db, folders);
    expect(ledger.entries.map((entry) => entry.kind).toSorted()).toEqual(['email', 'record', 'record']);
    await (await verifyBackup(older, folders.backupDir, { ledger })).close();
    const service = openBackupService({ ...folders, ...settings, keepBackups: 3 }, database);
    expect(await service.backUpFor(new Date())).toBe('');
    const broken = vi.spyOn(personalTables.history as PersonalTable, 'erase').mockResolvedValue();
    onTestFinished(() => broken.mockRestore());
    await expect(verifyBackup(older, folders.backupDir, { ledger })).rejects.toThrow(/bring back data of a person/);
  });

  test('the page to give out contains no markup of the person, and its JSON reads back', async () => {
    const { send, call, ask, keys } = await site(kind);
    const name = '<script>alert(1)</script>"\'&';
    await send('POST', '/leads', { body: { ...LEAD, name, message: '</dd></style><img src=x onerror=alert(1)>' } });
    const chosen = keys(await ask(EMAIL));
    const { status, body } = await call('export', { identifiers: [EMAIL], chosen });
    expect(status).toBe(200);
    expect(body.html).toContain(`&lt;script&gt;alert(1)&lt;/script&gt;&quot;'&amp;`);
    expect(body.html).not.toMatch(/<script|<img|<\/style><img/);
    expect(body.html).toContain("default-src 'none'");
    expect(JSON.parse(body.json).items[0]).toMatchObject({ kind: 'leads', fields: { Name: name, Email: EMAIL } });
  });
});

test('erasures at the same moment all reach the file beside the backups', async () => {
  const folder = testFolder();
  const entries = ['a', 'b', 'c'].map((hash) => ({ hash, kind: 'record', key_id: '', erased_at: '2026-01-01' }));
  await Promise.all(entries.map((entry) => mergeIntoLedgerFile(folder, [entry])));
  expect(await readLedgerFile(folder)).toEqual(entries);
});
