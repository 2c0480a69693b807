import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { restoreBackup } from '#server/backups/restore.ts';
import { tableTreatments } from '#server/backups/backup-tables.ts';
import { openSnapshot } from '#server/backups/snapshot.ts';
import { writeBackup } from '#server/backups/write-file.ts';
import { openDatabase, type Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { personalTables } from '#server/erasure/personal-tables.ts';
import { newId } from '#server/ids.ts';
import { newAttachmentName } from '#server/media/attachment-names.ts';
import { sampleRows } from '../../tests/fixtures/sample-rows.ts';
import { testApp } from '../../tests/support/app.ts';
import { databases, testFolder } from '../../tests/support/databases.ts';

/** A word that stands nowhere else. */
const MARK = 'Zmarkova';
const NAME = `${MARK} Quill`;
const EMAIL = 'zmarkova@quill.example';
const isMarked = (text: string) => /zmarkova/i.test(text);

/** What one person left: at least one row in every table that can hold personal data, in an order that links allow. */
async function rowsOfPerson(file: string): Promise<[table: keyof Tables, row: object][]> {
  const sample = await sampleRows();
  const row = (table: keyof Tables, columns: object) => [table, { ...sample[table]?.row, ...columns }] as [keyof Tables, object]; // prettier-ignore
  const value = (fields: object) => ({ value: JSON.stringify(fields) });
  const sender = { name: NAME, firstName: MARK, email: EMAIL, message: `From ${MARK}` };
  const consent = { consentAt: '2026-03-14T08:00:00.000Z', consentVersion: 1 };
  const [lead, message, review, invitation, invited, mail, late, delivery, other] = Array.from({ length: 9 }, newId);
  const enquiry = { id: lead, owner_id: null, email_key: EMAIL, search: MARK, tags: `\n${MARK}\n`, next_step: MARK };
  const others = { id: other, kind: 'leads', owner_id: null, email_key: 'devika@camp.example', search: '' };
  const author = { user_id: null };
  return [
    row('leads', { id: lead, ...value({ ...sender, ...consent }), search: MARK }),
    row('leads', { id: other, ...value({ name: 'Devika', email: 'devika@camp.example' }), search: 'devika' }),
    row('contact_messages', { id: message, ...value(sender), search: MARK }),
    row('reviews', { id: review, ...value({ name: NAME, review: `${MARK} says: quick.` }) }),
    row('testimonials', { id: newId(), ...value({ name: NAME, feedback: `${MARK} says: kind.` }) }),
    row('enquiries', { ...enquiry, visit: JSON.stringify({ referrer: `${MARK}.example` }) }),
    row('enquiries', others),
    row('enquiry_notes', { enquiry_id: lead, ...author, text: MARK }),
    row('enquiry_events', { enquiry_id: lead, ...author, detail: MARK }),
    row('thread_mails', { id: mail, enquiry_id: lead, ...author, to_address: EMAIL, subject: MARK, text: MARK }),
    // In the thread of somebody else.
    row('thread_mails', {
      ...{ id: late, enquiry_id: other, message_id: '<2@b.co>', client_key: null, delivery_id: null, direction: 'in' },
      ...{ ...author, from_name: NAME, from_address: EMAIL, subject: `${MARK} too`, text: MARK },
    }),
    row('enquiry_events', {
      ...{ id: 'event-2', enquiry_id: other, ...author, event: 'reply-received', detail: `${MARK} too` },
    }),
    row('thread_attachments', { mail_id: mail, file_name: `${MARK}.pdf`, stored_name: file }),
    row('bounced_addresses', { address: EMAIL, reason: `No such user ${EMAIL}` }),
    row('trash', { kind: 'messages', id: newId(), ...author, title: MARK, search: MARK, ...value(sender) }),
    row('history', { kind: 'leads', record_id: lead, ...author, ...value(sender) }),
    row('staged_changes', {
      ...{ kind: 'reviews', record_id: review, change_set_id: null, title: NAME, ...author },
      ...{ ...value({ name: NAME, review: `${MARK} says: quick!` }), base_value: JSON.stringify({ name: NAME }) },
    }),
    row('review_invitations', { id: invitation, name: NAME, email: EMAIL, note: `Dear ${MARK}`, ...author }),
    // Not found by its own name, but by its review.
    row('review_invitations', { id: invited, name: `${MARK} & Co`, email: '', review_id: review, ...author }),
    row('review_invitation_links', { token_hash: `${MARK}-hash`, invitation_id: invitation }),
    row('deliveries', {
      ...{ id: delivery, record_kind: 'leads', record_id: lead, recipient: 'team@camp.example' },
      ...{ title: `New lead: ${NAME}`, search: MARK, payload: JSON.stringify({ text: MARK }) },
    }),
    row('deliveries', {
      ...{ id: newId(), dedupe_key: 'b-key', record_kind: 'leads', record_id: other, title: `Answer of ${NAME}` },
    }),
    row('delivery_attempts', { delivery_id: delivery, answer: `250 ${EMAIL}` }),
    row('events', { record_id: lead, data: JSON.stringify(sender) }),
    ...[['leads', lead], ['deliveries', delivery], ['review-invitations', invited]].map(([kind, record_id]) =>
      row('audit_log', { id: newId(), kind, record_id, title: `About ${NAME}`, ...author }),
    ), // prettier-ignore
  ];
}

async function contentOf({ db }: Database): Promise<Record<string, string>> {
  const tables = Object.keys(tableTreatments) as (keyof Tables)[];
  const read = async (table: keyof Tables) =>
    [table, JSON.stringify(await db.selectFrom(table).selectAll().execute())] as const;
  return Object.fromEntries(await Promise.all(tables.map(read)));
}

function markedFiles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return paths.filter((path) => isMarked(readFileSync(path, 'latin1')));
}

describe.each(databases)('every place that holds a person on $kind', { timeout: 60_000 }, (kind) => {
  test('nothing of a person is left in any table or file, also after a restore of an older backup', async () => {
    const settings = await kind.settings();
    const database = await openDatabase(settings);
    onTestFinished(() => database.close());
    const { send, login, storage, dataDir } = await testApp({ ...kind, open: async () => database });
    const token = await login('admin');
    const file = newAttachmentName();
    await storage.write(file, Buffer.from(`A plan for ${MARK}`));
    const rows = await rowsOfPerson(file);
    const marked = async () => Object.entries(await contentOf(database)).flatMap(([table, text]) => (isMarked(text) ? [table] : [])); // prettier-ignore
    const files = () => [...new Set([settings.dataDir, dataDir])].flatMap(markedFiles);
    await database.transaction(async (trx) => {
      for (const [table, row] of rows) await trx.insertInto(table).values(row).execute(); // prettier-ignore
    });
    const personal = Object.entries(personalTables).flatMap(([table, holds]) => (holds === 'none' ? [] : [table]));
    expect((await marked()).toSorted(), 'a row for each table with personal data').toEqual(personal.toSorted());
    expect(files()).toContainEqual(expect.stringContaining(file));

    const older = join(testFolder(), 'older.tar');
    await writeBackup({ source: await openSnapshot(settings), storage, path: older });
    const identifiers = [EMAIL, NAME];
    const found = await send('POST', '/personal-data/search', { token, body: { identifiers } });
    const chosen = found.body.records.map(({ key }: { key: string }) => key);
    const page = (await send('POST', '/personal-data/export', { token, body: { identifiers, chosen } })).body.html;
    const headings = [...page.matchAll(/<h2>(.*?) \(\d+\)/g)].map(([, heading]) => heading);
    expect(headings).toHaveLength(14);
    for (const heading of headings) expect(heading).toMatch(/^[A-Z][a-z ]+$/);
    const body = { identifiers, chosen, kept: [], confirmation: EMAIL };
    expect((await send('POST', '/personal-data/erase', { token, body })).status).toBe(200);
    expect({ tables: await marked(), files: files() }).toEqual({ tables: [], files: [] });
    expect((await contentOf(database)).leads).toContain('Devika');

    const folders = { dataDir, backupDir: join(dataDir, 'backups') };
    mkdirSync(folders.backupDir, { recursive: true });
    const restored = await restoreBackup({ path: older, database, storage, settings: folders });
    expect(restored.erasedAgain).toBe(chosen.length);
    expect({ tables: await marked(), files: files() }).toEqual({ tables: [], files: [] });
    expect((await contentOf(database)).leads).toContain('Devika');
  });
});
