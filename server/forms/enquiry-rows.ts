import { sql, type Transaction, type Updateable } from 'kysely';
import { ANSWERED_STAGES, type EnquiryKind, type EnquiryState } from '#contract/constants.ts';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import type { ENQUIRY_EVENTS } from '#contract/records/enquiry.ts';
import type { Lead } from '#contract/records/lead.ts';
import type { Visit } from '#contract/records/visit.ts';
import type { EnquiriesTable, Tables } from '#server/db/tables.ts';
import { authorColumns } from '#server/history/author.ts';
import { newId } from '#server/ids.ts';
import { publishEvent } from '#server/outbox/publish-event.ts';
import { decodeTags, searchText } from '#server/records/search.ts';
import { tableOf } from '#server/db/record-tables.ts';
import type { RecordWrite } from '#server/records/kind.ts';

type Trx = Transaction<Tables>;
type Changes = Partial<Omit<EnquiriesTable, 'id' | 'kind' | 'version'>>;

export interface EnquiryEventToAdd {
  event: (typeof ENQUIRY_EVENTS)[number];
  detail?: string;
}

/** Writes the enquiry of a message, in the transaction that writes the message. An archived one is done. */
export async function writeMessageEnquiry(trx: Trx, written: RecordWrite<ContactMessage>): Promise<void> {
  const { action, before, after } = written;
  if (action === 'remove') return setRemoved(trx, before._id);
  const keys = { email_key: emailKey(after.email), phone_key: '', company_key: '', is_suspect: flag(after.isSuspect) };
  if (action === 'create') return insertEnquiry(trx, 'messages', { ...keys, stage: 'new', record: after });
  const wasDone = before?.status === 'archived';
  const isDone = after.status === 'archived';
  const at = after.updatedAt;
  const done: Changes = wasDone === isDone ? {} : { done_at: isDone ? at : null };
  await followRecord(trx, after, { ...keys, ...done, ...(action === 'restore' && { removed_at: null }) }, [
    ...(wasDone === isDone || action === 'restore' ? [] : [{ event: isDone ? 'done' : 'reopened' } as const]),
    ...spamEvents(before, after),
    ...(action === 'restore' ? [{ event: 'restored' } as const] : []),
  ]);
}

/** Writes the enquiry of a lead, in the transaction that writes the lead. Its stage is the status of the lead. */
export async function writeLeadEnquiry(trx: Trx, written: RecordWrite<Lead>): Promise<void> {
  const { action, before, after } = written;
  if (action === 'remove') return setRemoved(trx, before._id);
  const keys = {
    ...{ email_key: emailKey(after.email), phone_key: phoneKey(after.phone), company_key: companyKey(after.company) },
    ...{ is_suspect: flag(after.isSuspect), stage: after.status },
  };
  if (action === 'create') return insertEnquiry(trx, 'leads', { ...keys, record: after });
  const isMoved = before !== null && before.status !== after.status;
  await followRecord(trx, after, { ...keys, ...(action === 'restore' && { removed_at: null }) }, [
    ...(isMoved ? [{ event: 'stage', detail: after.status } as const] : []),
    ...spamEvents(before, after),
    ...(action === 'restore' ? [{ event: 'restored' } as const] : []),
  ]);
}

type Submission = Pick<Lead, '_id' | 'createdAt' | 'updatedAt' | 'isSuspect'>;
interface NewEnquiry extends Pick<EnquiriesTable, 'email_key' | 'phone_key' | 'company_key' | 'is_suspect' | 'stage'> {
  record: Submission;
}

async function insertEnquiry(trx: Trx, kind: EnquiryKind, { record, ...columns }: NewEnquiry): Promise<void> {
  const row: EnquiriesTable = {
    ...{ id: record._id, version: 1, kind, created_at: record.createdAt, updated_at: record.createdAt },
    ...{ owner_id: null, next_step: '', next_step_on: null, deal_value: 0, tags: '\n' },
    ...{ search: '', done_at: null, first_answer_at: null, waiting_since: null, last_activity_at: record.createdAt },
    ...{ merged_into: null, removed_at: null, visit: '', ...columns },
    state: columns.is_suspect ? 'spam' : 'open',
  };
  const search = await recordSearch(trx, kind, record._id);
  await trx
    .insertInto('enquiries')
    .values({ ...row, search })
    .execute();
}

async function followRecord(trx: Trx, { _id, updatedAt }: Submission, changes: Changes, events: EnquiryEventToAdd[]) {
  await changeEnquiry(trx, { id: _id, changes: { ...changes, updated_at: updatedAt }, events });
}

async function setRemoved(trx: Trx, id: string): Promise<void> {
  const now = new Date().toISOString();
  const changes = { removed_at: now, updated_at: now };
  await changeEnquiry(trx, { id, changes, events: [{ event: 'removed' }] });
}

/** Stores where the visit of a new enquiry began, in the transaction that makes it. */
export function saveVisit(visit: Visit | undefined) {
  return async (trx: Trx, { _id }: { _id: string }): Promise<void> => {
    if (!visit || Object.values(visit).every((part) => part === '')) return;
    await trx
      .updateTable('enquiries')
      .set({ visit: JSON.stringify(visit) })
      .where('id', '=', _id)
      .execute();
  };
}

interface Change {
  id: string;
  changes: Changes;
  events: readonly EnquiryEventToAdd[];
}

/** Changes an enquiry, gives it the next version, and adds its events. All writes to an existing one go through here. */
export async function changeEnquiry(trx: Trx, { id, changes, events }: Change): Promise<void> {
  const current = await trx.selectFrom('enquiries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!current) return;
  const next = { ...current, ...changes };
  const answered = isAnswer(current, next) ? { first_answer_at: next.updated_at } : {};
  const activity = events.length > 0 ? { last_activity_at: next.updated_at } : {};
  const set: Updateable<EnquiriesTable> = { ...changes, ...answered, ...activity, state: enquiryStateOf(next) };
  await trx
    .updateTable('enquiries')
    .set({ ...set, version: current.version + 1, search: await searchOf(trx, next) })
    .where('id', '=', id)
    .execute();
  await addEvents(trx, id, next.updated_at, events);
  if (current.stage !== 'won' && next.stage === 'won') await publishWon(trx, next);
}

/** Tells other programs, in the transaction that moves the enquiry, who was won and for how much. */
async function publishWon(trx: Trx, { id, kind, deal_value, tags }: EnquiriesTable): Promise<void> {
  const table = sql.table(tableOf(kind === 'leads' ? 'leads' : 'messages'));
  const { rows } = await sql<{ value: string }>`select value from ${table} where id = ${id}`.execute(trx);
  const record = JSON.parse(rows[0]?.value ?? '{}') as object; // as the record's store wrote it
  const data = { ...record, _id: id, kind, dealValue: deal_value, tags: decodeTags(tags) };
  await publishEvent(trx, { type: 'enquiry.won', recordId: id, data });
}

async function addEvents(trx: Trx, id: string, at: string, events: readonly EnquiryEventToAdd[]): Promise<void> {
  for (const { event, detail = '' } of events) {
    const row = { id: newId(), enquiry_id: id, ...authorColumns(), created_at: at, event, detail };
    await trx.insertInto('enquiry_events').values(row).execute();
  }
}

/** The first answer is the move out of the stage in which it came. */
function isAnswer(current: EnquiriesTable, next: EnquiriesTable): boolean {
  const isAnswered = (stage: string) => ANSWERED_STAGES.some((answered) => answered === stage);
  return next.first_answer_at === null && !isAnswered(current.stage) && isAnswered(next.stage);
}

function enquiryStateOf(row: EnquiriesTable): EnquiryState {
  if (row.removed_at) return 'removed';
  if (row.merged_into) return 'merged';
  if (row.is_suspect) return 'spam';
  return row.done_at ? 'done' : 'open';
}

async function searchOf(trx: Trx, { id, kind, tags, next_step }: EnquiriesTable): Promise<string> {
  const notes = await trx.selectFrom('enquiry_notes').select('text').where('enquiry_id', '=', id).execute();
  const words = await recordSearch(trx, kind === 'leads' ? 'leads' : 'messages', id);
  return searchText(words, tags, next_step, ...notes.map(({ text }) => text));
}

/** A record in the trash has no searchable text, and no list in which it is searched. */
async function recordSearch(trx: Trx, kind: EnquiryKind, id: string): Promise<string> {
  const table = sql.table(tableOf(kind));
  const { rows } = await sql<{ search: string }>`select search from ${table} where id = ${id}`.execute(trx);
  return rows[0]?.search ?? '';
}

function spamEvents(before: { isSuspect: boolean } | null, after: { isSuspect: boolean }): EnquiryEventToAdd[] {
  if (!before || before.isSuspect === after.isSuspect) return [];
  return [{ event: after.isSuspect ? 'spam' : 'not-spam' }];
}

function flag(is: boolean): 0 | 1 {
  return is ? 1 : 0;
}

function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** The last ten digits: without the country, as people write it. A few digits are no phone number. */
function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 7 ? '' : digits.slice(-10);
}

function companyKey(company: string): string {
  return company
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
