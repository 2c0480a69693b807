import { PostgresAdapter, sql, type Kysely } from 'kysely';

const KEY = `state, stage, kind, owner_id`;

/**
 * On PostgreSQL, each statement adds rows with its differences to the counters, and changes none. Two transactions that
 * changed the same two counters in opposite orders waited for each other. SQLite has one writer at a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const rowsOf = (rows: 'added' | 'removed', change: 1 | -1) =>
  `select state, stage, kind, coalesce(owner_id, '') as owner_id, ${change} as change from ${rows}`;

const addDifferences = (rows: string) => `
  insert into enquiry_counts (${KEY}, count)
    select ${KEY}, sum(change) from (${rows}) as changes group by ${KEY} having sum(change) <> 0;`;

const ADDED = rowsOf('added', 1);
const REMOVED = rowsOf('removed', -1);

/** A trigger that sees all rows of a statement is for one kind of statement. */
const trigger = (name: string, on: string, rows: string) => `
  create trigger ${name} after ${on} on enquiries referencing ${rows}
    for each statement execute function count_enquiries()`;

const STATEMENTS = [
  `drop trigger enquiries_count on enquiries`,
  `drop trigger enquiries_count_update on enquiries`,
  `alter table enquiry_counts drop constraint enquiry_counts_key`,
  `create or replace function count_enquiries() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${addDifferences(ADDED)}
      elsif tg_op = 'DELETE' then ${addDifferences(REMOVED)}
      else ${addDifferences(`${ADDED} union all ${REMOVED}`)}
      end if;
      return null;
    end $$`,
  trigger('enquiries_count_insert', 'insert', 'new table as added'),
  trigger('enquiries_count_delete', 'delete', 'old table as removed'),
  trigger('enquiries_count_update', 'update', 'old table as removed new table as added'),
];
