import { sql } from 'kysely';
import { raiseHighestVersion } from '#server/db/highest-version.ts';
import { newId } from '#server/ids.ts';
import { OWN_TABLES } from '#server/db/record-tables.ts';
import { idBatches, type Root, type Trx } from './found.ts';
import { PERSONAL_RECORD_KINDS } from './personal-records.ts';
import { tablesWithPersons } from './personal-tables.ts';

/** Erases records and everything that belongs to them, in a transaction. What statistics count stays, without the person. */
export async function eraseRoots(trx: Trx, roots: readonly Root[]): Promise<void> {
  for (const kind of PERSONAL_RECORD_KINDS) {
    for (const ids of idBatches(roots, kind)) {
      if (kind === 'leads' || kind === 'messages') await keepCounted(trx, kind, ids);
      await keepVersions(trx, kind, ids);
    }
  }
  for (const { erase } of tablesWithPersons) await erase(trx, roots);
}

/** Counts the enquiries on. Those in the bin no longer counted, and spam never did. */
async function keepCounted(trx: Trx, kind: 'leads' | 'messages', ids: string[]): Promise<void> {
  const counted = await trx
    .selectFrom(OWN_TABLES[kind])
    .innerJoin('enquiries', 'enquiries.id', `${OWN_TABLES[kind]}.id`)
    .select(['enquiries.created_at', 'enquiries.stage', 'enquiries.first_answer_at'])
    .where('enquiries.id', 'in', ids)
    .where('enquiries.is_suspect', '=', 0)
    .execute();
  if (counted.length === 0) return;
  const rows = counted.map(({ created_at, stage, first_answer_at: answered }) => ({
    ...{ id: newId(), kind, stage, created_at: minuteOf(created_at) },
    first_answer_at: answered === null ? null : minuteOf(answered),
  }));
  await trx.insertInto('erased_enquiries').values(rows).execute();
}

/** An exact time could be found again elsewhere, for example in the log of a mail server. */
function minuteOf(iso: string): string {
  return `${iso.slice(0, 16)}:00.000Z`;
}

/** A version number must never mean two states. */
async function keepVersions(trx: Trx, kind: (typeof PERSONAL_RECORD_KINDS)[number], ids: string[]): Promise<void> {
  const table = sql.table(OWN_TABLES[kind]);
  const { rows } = await sql<{ version: number | null }>`
    select max(version) as version from (
      select version from ${table} where id in (${sql.join(ids)})
      union all select version from trash where kind = ${kind} and id in (${sql.join(ids)})
    ) as versions`.execute(trx);
  await raiseHighestVersion(trx, kind, [rows[0]?.version ?? 0]);
}
