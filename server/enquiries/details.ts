import type { Kysely } from 'kysely';
import { EARLIER_ENQUIRIES_MAX, PANEL_ROLES } from '#contract/constants.ts';
import type { Enquiry, EnquiryOwner, RelatedEnquiry } from '#contract/records/enquiry.ts';
import type { Tables } from '#server/db/tables.ts';
import { Failure } from '#server/http/failure.ts';
import { recordDetails, toEntry, visitOf, type EnquiryRow } from './entry.ts';
import { readEnquiryRows } from './rows.ts';

const KEYS = { email: 'email_key', phone: 'phone_key', company: 'company_key' } as const;

/** An enquiry with everything that belongs to it. Fails as `not-found` for one in the trash. */
export async function readEnquiry(db: Kysely<Tables>, id: string): Promise<Enquiry> {
  const [row] = await readEnquiryRows(db, [id]);
  if (!row || row.state === 'removed') throw new Failure('not-found');
  const [notes, events, earlier, merged] = await Promise.all([
    db.selectFrom('enquiry_notes').selectAll().where('enquiry_id', '=', id).orderBy('id').execute(),
    db.selectFrom('enquiry_events').selectAll().where('enquiry_id', '=', id).orderBy('id').execute(),
    relatedTo(db, row),
    mergedInto(db, id),
  ]);
  return {
    ...toEntry(row),
    ...recordDetails(row),
    visit: visitOf(row),
    mergedInto: row.merged_into ?? '',
    notes: notes.map((note) => ({ ...timelineStamps(note), text: note.text })),
    events: events.map((one) => ({ ...timelineStamps(one), event: one.event, detail: one.detail })),
    earlier,
    merged: merged.map(toEntry),
  };
}

interface TimelineRow {
  id: string;
  created_at: string;
  user_id: string | null;
  user_name: string;
}

function timelineStamps({ id, created_at, user_id, user_name }: TimelineRow) {
  return { _id: id, createdAt: created_at, userId: user_id ?? '', userName: user_name };
}

/** The newest other enquiries with the same address, phone number or company. */
async function relatedTo(db: Kysely<Tables>, row: EnquiryRow): Promise<RelatedEnquiry[]> {
  const names = (Object.keys(KEYS) as (keyof typeof KEYS)[]).filter((name) => row[KEYS[name]] !== '');
  const found = await Promise.all(
    names.map((name) =>
      db
        .selectFrom('enquiries')
        .select('id')
        .where(KEYS[name], '=', row[KEYS[name]])
        .where(KEYS[name], '<>', '')
        .where('id', '<>', row.id)
        .where('state', 'in', ['open', 'done'])
        .orderBy('id', 'desc')
        .limit(EARLIER_ENQUIRIES_MAX)
        .execute(),
    ),
  );
  const ids = [...new Set(found.flat().map(({ id }) => id))].toSorted().toReversed().slice(0, EARLIER_ENQUIRIES_MAX);
  const others = await readEnquiryRows(db, ids);
  return others.map((other) => ({
    ...toEntry(other),
    same: names.filter((name) => other[KEYS[name]] === row[KEYS[name]]),
  }));
}

async function mergedInto(db: Kysely<Tables>, id: string): Promise<EnquiryRow[]> {
  const merged = db.selectFrom('enquiries').select('id').where('merged_into', '=', id).where('state', '=', 'merged');
  const ids = await merged.orderBy('id').execute();
  return readEnquiryRows(
    db,
    ids.map((one) => one.id),
  );
}

/** Everybody who can open the panel. */
export async function listOwners(db: Kysely<Tables>): Promise<EnquiryOwner[]> {
  const staff = db.selectFrom('users').select(['id as _id', 'name', 'email']).where('is_active', '=', 1);
  return staff.where('role', 'in', PANEL_ROLES).orderBy('name').orderBy('id').execute();
}
