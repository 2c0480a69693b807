import { sql } from 'kysely';
import type { Database } from '#server/db/open.ts';

/**
 * Replaces the rows of a counter by one with their sum. On PostgreSQL, each change of an enquiry adds rows. Rows that
 * another process is folding are left to it, so that nobody waits.
 */
export async function foldEnquiryCounts({ db, kind }: Database): Promise<void> {
  if (kind === 'sqlite') return; // one row for each counter
  const key = sql.raw('state, stage, kind, owner_id');
  await sql`
    with many as materialized (
      select ctid as place from enquiry_counts where (${key}) in (
        select ${key} from enquiry_counts group by ${key} having count(*) > 1 or sum(count) = 0
      ) for update skip locked
    ), folded as (
      delete from enquiry_counts using many where enquiry_counts.ctid = many.place returning enquiry_counts.*
    )
    insert into enquiry_counts (${key}, count)
      select ${key}, sum(count) from folded group by ${key} having sum(count) <> 0`.execute(db);
}
