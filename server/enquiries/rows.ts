import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { EnquiryRow } from './entry.ts';

/** The rows of these ids, in their order. */
export async function readEnquiryRows(db: Kysely<Tables>, ids: readonly string[]): Promise<EnquiryRow[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('enquiries')
    .leftJoin('leads', 'leads.id', 'enquiries.id')
    .leftJoin('contact_messages as messages', 'messages.id', 'enquiries.id')
    .leftJoin('users', 'users.id', 'enquiries.owner_id')
    .selectAll('enquiries')
    .select((eb) => [
      eb.fn.coalesce('leads.value', 'messages.value').as('value'),
      eb.fn.coalesce('leads.status', 'messages.status').as('status'),
      'users.name as owner_name',
    ])
    .where('enquiries.id', 'in', ids)
    .execute();
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
