import { sql, type Kysely } from 'kysely';

/** Rows per statement: each takes sixteen parameters, and a statement takes some 30,000. */
const BATCH = 500;
const SOURCES = { contact_messages: 'messages', leads: 'leads' } as const;

interface Row {
  id: string;
  created_at: string;
  updated_at: string;
  status: string;
  search: string;
  is_suspect: number;
  value: string;
}

/** Makes an enquiry of each stored message and lead. Archived messages are done. */
export async function fillEnquiries(db: Kysely<unknown>): Promise<void> {
  for (const [table, kind] of Object.entries(SOURCES)) {
    for (let last = ''; ;) {
      const { rows } = await sql<Row>`select id, created_at, updated_at, status, search, is_suspect, value
        from ${sql.table(table)} where id > ${last} order by id limit ${BATCH}`.execute(db);
      if (rows.length === 0) break;
      const values = rows.map((row) => sql`(${sql.join(cellsOf(row, kind))})`);
      await sql`insert into enquiries (${sql.raw(COLUMNS)}) values ${sql.join(values)}`.execute(db);
      last = rows.at(-1)?.id ?? '';
    }
  }
}

const COLUMNS = `id, version, kind, created_at, updated_at, state, stage, next_step, deal_value, tags, search, email_key,
  phone_key, company_key, is_suspect, done_at, last_activity_at, visit`;

function cellsOf({ id, created_at, updated_at, status, search, is_suspect, value }: Row, kind: string): unknown[] {
  const fields = JSON.parse(value) as Record<string, unknown>; // as our own writes left it
  const isDone = kind === 'messages' && status === 'archived';
  const state = is_suspect === 1 ? 'spam' : isDone ? 'done' : 'open';
  const stage = kind === 'leads' ? status : 'new';
  const keys = [emailKey(fields.email), phoneKey(fields.phone), companyKey(fields.company)];
  const doneAt = isDone ? updated_at : null;
  return [
    ...[id, 1, kind, created_at, updated_at, state, stage, '', 0, '\n', search],
    ...[...keys, is_suspect, doneAt, updated_at, ''],
  ];
}

function emailKey(email: unknown): string {
  return textOf(email).trim().toLowerCase();
}

/** The last ten digits: without the country, as people write it. */
function phoneKey(phone: unknown): string {
  const digits = textOf(phone).replace(/\D/g, '');
  return digits.length < 7 ? '' : digits.slice(-10);
}

function companyKey(company: unknown): string {
  return textOf(company)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
