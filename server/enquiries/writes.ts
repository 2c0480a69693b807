import type { Transaction } from 'kysely';
import { PANEL_ROLES, type EnquiryKind } from '#contract/constants.ts';
import type { EnquiryUpdate } from '#contract/records/enquiry.ts';
import { enquiryRules } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import type { EnquiriesTable, Tables } from '#server/db/tables.ts';
import { changeEnquiry, type EnquiryEventToAdd } from '#server/forms/enquiry-rows.ts';
import { authorColumns } from '#server/history/author.ts';
import { Failure, invalidInput } from '#server/http/failure.ts';
import { newId } from '#server/ids.ts';
import { encodeTags } from '#server/records/search.ts';

type Trx = Transaction<Tables>;

/** Changes a message or lead, and more in the same transaction before its enquiry follows. */
type UpdateRecord = (id: string, decision: RecordDecision, also: (trx: Trx) => Promise<void>) => Promise<unknown>;
export type UpdateRecords = Record<EnquiryKind, UpdateRecord>;

/** The part of a change that the message or lead stores itself. */
export type RecordDecision = Pick<EnquiryUpdate, 'stage' | 'isDone' | 'isSuspect'>;

/** The changes that staff make to enquiries. */
export function openEnquiryWrites(database: Database, updateRecords: UpdateRecords) {
  /** Changes the given fields. With `ifMatch`, only the version it names; another one fails as stale. */
  async function update(id: string, body: EnquiryUpdate, ifMatch: number | null): Promise<void> {
    const before = await find(database.db, id);
    const kind = before.kind === 'leads' ? 'leads' : 'messages';
    const decision = decisionOf(kind, before, body);
    const isForRecord = Object.keys(decision).length > 0;
    // It comes before the record's part, which may publish that the enquiry was won, with all that is known about it.
    const work = async (trx: Trx) => {
      const current = await findForUpdate(trx, id);
      if (ifMatch !== null && current.version !== ifMatch) throw new Failure('stale');
      const ownerName = await requireOwner(trx, body.ownerId);
      const now = new Date().toISOString();
      const isTakenBack = body.isAnswered === false && (await takeBackAnswer(trx, current));
      const changes = {
        ...changedColumns(kind, body, { current, now }),
        ...(isTakenBack && { first_answer_at: null }),
        updated_at: now,
      };
      const events = eventsOf(kind, body, { current, ownerName });
      if (events.length > 0 || Object.keys(changes).length > 1) await changeEnquiry(trx, { id, changes, events });
    };
    if (isForRecord) await updateRecords[kind](id, decision, work);
    else await database.transaction(work);
  }

  async function addNote(id: string, text: string): Promise<void> {
    await database.transaction(async (trx) => {
      await findForUpdate(trx, id);
      const now = new Date().toISOString();
      const note = { id: newId(), enquiry_id: id, ...authorColumns(), created_at: now, text };
      await trx.insertInto('enquiry_notes').values(note).execute();
      await changeEnquiry(trx, { id, changes: { updated_at: now, last_activity_at: now }, events: [] });
    });
  }

  async function deleteNote(id: string, note: string): Promise<void> {
    await database.transaction(async (trx) => {
      const deleted = trx.deleteFrom('enquiry_notes').where('id', '=', note).where('enquiry_id', '=', id);
      if ((await deleted.executeTakeFirst()).numDeletedRows === 0n) throw new Failure('not-found');
      await changeEnquiry(trx, { id, changes: { updated_at: new Date().toISOString() }, events: [] });
    });
  }

  /** Shows an enquiry, and those merged into it before, inside another one. */
  async function merge(id: string, into: string): Promise<void> {
    await database.transaction(async (trx) => {
      await lockInOrder(trx, [id, into]);
      const target = into === id ? null : await findForUpdate(trx, into).catch(() => null);
      if (!target || target.state === 'merged')
        throw invalidInput([{ path: ['into'], message: enquiryRules.mergeTarget }]);
      await findForUpdate(trx, id);
      const updated_at = new Date().toISOString();
      const inside = trx.selectFrom('enquiries').select('id').where('merged_into', '=', id);
      for (const { id: one } of await inside.execute()) {
        await changeEnquiry(trx, { id: one, changes: { merged_into: into, updated_at }, events: [] });
      }
      const events: EnquiryEventToAdd[] = [{ event: 'merged', detail: into }];
      await changeEnquiry(trx, { id, changes: { merged_into: into, updated_at }, events });
      await changeEnquiry(trx, { id: into, changes: { updated_at }, events: [{ event: 'merged', detail: id }] });
    });
  }

  async function unmerge(id: string): Promise<void> {
    await database.transaction(async (trx) => {
      const { merged_into: target } = await find(trx, id);
      if (target === null) return;
      await lockInOrder(trx, [id, target]);
      if ((await find(trx, id)).merged_into !== target) return; // somebody separated it in the meantime
      const updated_at = new Date().toISOString();
      const events: EnquiryEventToAdd[] = [{ event: 'unmerged', detail: target }];
      await changeEnquiry(trx, { id, changes: { merged_into: null, updated_at }, events });
      await changeEnquiry(trx, { id: target, changes: { updated_at }, events: [{ event: 'unmerged', detail: id }] });
    });
  }

  return { update, addNote, deleteNote, merge, unmerge };
}

async function find(db: Database['db'] | Trx, id: string) {
  const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || row.state === 'removed') throw new Failure('not-found');
  return row;
}

/** Always in the same order, so that two merges of the same enquiries do not wait for each other. */
async function lockInOrder(trx: Trx, ids: string[]): Promise<void> {
  await trx.selectFrom('enquiries').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

async function findForUpdate(trx: Trx, id: string) {
  const row = await trx.selectFrom('enquiries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row || row.state === 'removed') throw new Failure('not-found');
  return row;
}

/** The stage of a lead is its status, a done message is archived, and both know whether they are spam. */
function decisionOf(kind: EnquiryKind, before: EnquiriesTable, body: EnquiryUpdate): RecordDecision {
  const { stage, isDone, isSuspect } = body;
  const isMoved = kind === 'leads' && stage !== undefined && stage !== before.stage;
  const isFiled = kind === 'messages' && isDone !== undefined && isDone !== (before.done_at !== null);
  const isJudged = isSuspect !== undefined && isSuspect !== (before.is_suspect === 1);
  return { ...(isMoved && { stage }), ...(isFiled && { isDone }), ...(isJudged && { isSuspect }) };
}

/** Removes what somebody said about an answer outside the panel; false if the first answer is another one. */
async function takeBackAnswer(trx: Trx, { id, first_answer_at }: EnquiriesTable): Promise<boolean> {
  if (first_answer_at === null) return false;
  const said = trx.deleteFrom('enquiry_events').where('enquiry_id', '=', id).where('event', '=', 'answered');
  return (await said.where('created_at', '=', first_answer_at).executeTakeFirst()).numDeletedRows > 0n;
}

interface Circumstances {
  current: EnquiriesTable;
  now: string;
}

/** The columns to change, without those that follow from the record. */
function changedColumns(kind: EnquiryKind, body: EnquiryUpdate, { current, now }: Circumstances) {
  const { stage, ownerId, nextStep, nextStepOn, dealValue, tags, isDone, isAnswered } = body;
  const isDoneChanged = isDone !== undefined && isDone !== (current.done_at !== null);
  return {
    ...(kind === 'messages' && stage !== undefined && { stage }),
    ...(ownerId !== undefined && { owner_id: ownerId || null }),
    ...(nextStep !== undefined && { next_step: nextStep }),
    ...(nextStepOn !== undefined && { next_step_on: nextStepOn || null }),
    ...(dealValue !== undefined && { deal_value: dealValue }),
    ...(tags !== undefined && { tags: encodeTags(tags) }),
    ...(kind === 'leads' && isDoneChanged && { done_at: isDone ? now : null }),
    ...(isAnswered && current.first_answer_at === null && { first_answer_at: now }),
  };
}

interface Known {
  current: EnquiriesTable;
  /** The name of the new owner. */
  ownerName: string;
}

/** What the timeline says about the change; the record's own write adds its part. */
function eventsOf(kind: EnquiryKind, body: EnquiryUpdate, { current, ownerName }: Known): EnquiryEventToAdd[] {
  const { stage, ownerId, nextStep, nextStepOn, dealValue, tags, isDone, isAnswered } = body;
  const isDoneChanged = isDone !== undefined && isDone !== (current.done_at !== null);
  const isStepChanged =
    (nextStep !== undefined && nextStep !== current.next_step) ||
    (nextStepOn !== undefined && nextStepOn !== (current.next_step_on ?? ''));
  const events: (EnquiryEventToAdd | false)[] = [
    kind === 'messages' && stage !== undefined && stage !== current.stage && { event: 'stage', detail: stage },
    ownerId !== undefined && ownerId !== (current.owner_id ?? '') && { event: 'owner', detail: ownerName },
    isStepChanged && { event: 'next-step', detail: nextStep ?? current.next_step },
    dealValue !== undefined && dealValue !== current.deal_value && { event: 'value', detail: String(dealValue) },
    tags !== undefined && encodeTags(tags) !== current.tags && { event: 'tags', detail: tags.join(', ') },
    kind === 'leads' && isDoneChanged && { event: isDone ? 'done' : 'reopened' },
    isAnswered === true && current.first_answer_at === null && { event: 'answered' },
  ];
  return events.filter((event) => event !== false);
}

/** The name of the new owner; '' for none. */
async function requireOwner(trx: Trx, ownerId: string | undefined): Promise<string> {
  if (!ownerId) return '';
  const staff = trx.selectFrom('users').select('name').where('id', '=', ownerId).where('is_active', '=', 1);
  const found = await staff.where('role', 'in', PANEL_ROLES).executeTakeFirst();
  if (!found) throw invalidInput([{ path: ['ownerId'], message: enquiryRules.owner }]);
  return found.name;
}
