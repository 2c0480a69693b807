import { sql, type Kysely } from 'kysely';
import { textType } from '../text-type.ts';

const COUNTED = ['state', 'stage', 'kind', 'owner_id'];

/** Keeps the number of enquiries for each state, stage, kind and owner. */
export async function createCounters(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('enquiry_counts')
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('stage', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('owner_id', text, (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('enquiry_counts_key', ['state', 'stage', 'kind', 'owner_id'])
    .execute();
  await sql.raw(isPostgres ? postgresFunction() : sqliteTriggers()[0]).execute(db);
  const triggers = isPostgres ? postgresTriggers() : sqliteTriggers().slice(1);
  for (const trigger of triggers) await sql.raw(trigger).execute(db);
}

/** Adds to the counter of a row, which is called `new` or `old`. */
function add(row: 'new' | 'old', change: 1 | -1): string {
  const key = `${row}.state, ${row}.stage, ${row}.kind, coalesce(${row}.owner_id, '')`;
  return `insert into enquiry_counts (state, stage, kind, owner_id, count) values (${key}, ${change})
    on conflict (state, stage, kind, owner_id) do update set count = enquiry_counts.count + ${change};`;
}

function sqliteTriggers(): [string, ...string[]] {
  return [
    `create trigger enquiries_count_insert after insert on enquiries begin ${add('new', 1)} end`,
    `create trigger enquiries_count_delete after delete on enquiries begin ${add('old', -1)} end`,
    `create trigger enquiries_count_update after update of ${COUNTED.join(', ')} on enquiries
      begin ${add('old', -1)} ${add('new', 1)} end`,
  ];
}

function postgresFunction(): string {
  return `create function count_enquiries() returns trigger language plpgsql as $$
    begin
      if tg_op in ('UPDATE', 'DELETE') then ${add('old', -1)} end if;
      if tg_op in ('UPDATE', 'INSERT') then ${add('new', 1)} end if;
      return null;
    end $$`;
}

/** An update that changes no counted column must not lock a counter. */
function postgresTriggers(): string[] {
  const columns = (row: string) => COUNTED.map((column) => `${row}.${column}`).join(', ');
  return [
    `create trigger enquiries_count after insert or delete on enquiries for each row execute function count_enquiries()`,
    `create trigger enquiries_count_update after update on enquiries for each row
      when ((${columns('old')}) is distinct from (${columns('new')})) execute function count_enquiries()`,
  ];
}
