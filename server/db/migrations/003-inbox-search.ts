import { sql, type Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** Rows per statement: each takes two parameters, and a statement takes some 30,000. */
const BATCH = 1000;

/** Adds the searchable text of messages and leads, and an index by status. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kinds = { contact_messages: messageText, leads: leadText };
  for (const [table, textOf] of Object.entries(kinds)) {
    await db.schema
      .alterTable(table)
      .addColumn('search', textType(db), (column) => column.notNull().defaultTo(''))
      .execute();
    await fill(db.$extendTables<{ [name: string]: Row }>(), table, textOf);
    await db.schema.createIndex(`${table}_by_status_id`).on(table).columns(['status', 'id']).execute();
  }
}

interface Row {
  id: string;
  value: string;
  search: string;
}
type Value = Record<string, unknown>;

/** SQLite lowers ASCII letters only, so the text is made here and not by the database. */
async function fill(db: Kysely<{ [name: string]: Row }>, table: string, textOf: (value: Value) => unknown[]) {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'value'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    const filled = rows.map(({ id, value }) => sql`(${id}, ${searchText(textOf(JSON.parse(value) as Value))})`); // as our own writes left it
    await sql`with filled (id, search) as (values ${sql.join(filled)}) update ${sql.table(table)}
      set search = filled.search from filled where filled.id = ${sql.ref(`${table}.id`)}`.execute(db);
    last = rows.at(-1)?.id ?? '';
  }
}

function messageText({ firstName, email, subject, message }: Value): unknown[] {
  return [firstName, email, subject, message];
}

function leadText({ name, email, phone, company, website, message, plan }: Value): unknown[] {
  const { title } = (plan ?? {}) as Value; // a group of fields, where there is one
  const digits = typeof phone === 'string' ? phone.replace(/\D/g, '') : '';
  return [name, email, phone, digits, company, website, message, title];
}

function searchText(parts: unknown[]): string {
  return parts
    .filter((part) => typeof part === 'string')
    .join('\n')
    .toLowerCase();
}
