import type { Kysely, Transaction } from 'kysely';
import type { EnquiryKind } from '#contract/constants.ts';
import type { Tables } from '#server/db/tables.ts';
import { Failure } from '#server/http/failure.ts';

/** What a thread needs to know of its enquiry. */
export interface EnquirySource {
  id: string;
  kind: EnquiryKind;
  state: string;
  stage: string;
  ownerId: string | null;
  isDone: boolean;
  waitingSince: string | null;
  /** The enquiry inside which this one is shown. */
  mergedInto: string | null;
  createdAt: string;
  name: string;
  email: string;
  /** The subject of a message, or the plan of a lead. */
  about: string;
  text: string;
}

interface RecordFields {
  name?: string;
  firstName?: string;
  email?: string;
  subject?: string;
  message?: string;
  plan?: { title?: string };
}

/** An enquiry with what its sender wrote. Fails as `not-found` for one in the trash. */
export async function requireSource(db: Kysely<Tables>, id: string): Promise<EnquirySource> {
  const source = await findSource(db, id);
  if (!source) throw new Failure('not-found');
  return source;
}

/** The same; null for one that does not exist or is in the trash. */
export async function findSource(db: Kysely<Tables>, id: string): Promise<EnquirySource | null> {
  const row = await db
    .selectFrom('enquiries')
    .leftJoin('leads', 'leads.id', 'enquiries.id')
    .leftJoin('contact_messages as messages', 'messages.id', 'enquiries.id')
    .select(['enquiries.id', 'kind', 'state', 'stage', 'owner_id', 'done_at', 'waiting_since', 'merged_into'])
    .select(['enquiries.created_at', (eb) => eb.fn.coalesce('leads.value', 'messages.value').as('value')])
    .where('enquiries.id', '=', id)
    .executeTakeFirst();
  if (!row?.value || row.state === 'removed') return null;
  const fields = JSON.parse(row.value) as RecordFields; // as the record's store wrote it
  const isLead = row.kind === 'leads';
  return {
    ...{ id: row.id, kind: isLead ? 'leads' : 'messages', state: row.state, stage: row.stage },
    ...{ ownerId: row.owner_id, isDone: row.done_at !== null, waitingSince: row.waiting_since },
    ...{ mergedInto: row.merged_into, createdAt: row.created_at, email: fields.email ?? '' },
    name: (isLead ? fields.name : fields.firstName) ?? '',
    about: (isLead ? fields.plan?.title : fields.subject) ?? '',
    text: fields.message ?? '',
  };
}

type RecordChange = { stage?: 'contacted'; isDone?: boolean };
/** Changes a message or lead, and more in the same transaction. */
export type ChangeRecords = Record<
  EnquiryKind,
  (id: string, change: RecordChange, also: (trx: Transaction<Tables>) => Promise<void>) => Promise<unknown>
>;
