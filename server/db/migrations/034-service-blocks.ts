import type { Kysely } from 'kysely';
import { blocksFrom } from './034-blocks-from-sections.ts';

/** Rows per read. */
const BATCH = 200;

type Row = Record<string, string | number | null>;
type Db = Kysely<{ [table: string]: Row }>;

/** Makes blocks of the sections of all services: of the current ones, their versions, the deleted and the staged ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = db.$extendTables<{ [table: string]: Row }>();
  await rewrite(tables, { table: 'service_pages', keys: ['id'], columns: ['value', 'body'] });
  const isService = { kind: 'services' };
  await rewrite(tables, { table: 'history', keys: ['record_id', 'version'], columns: ['value', 'changed_fields'], where: isService }); // prettier-ignore
  await rewrite(tables, { table: 'trash', keys: ['id'], columns: ['value'], where: isService });
  await rewrite(tables, { table: 'staged_changes', keys: ['id'], columns: ['value', 'base_value'], where: isService });
}

interface Rewritten {
  table: string;
  /** The columns that name a row, in the order of the reads. */
  keys: readonly string[];
  /** The columns with JSON. */
  columns: readonly string[];
  where?: Row;
}

/** Rewrites the JSON in some columns of a table. A row that has nothing to change stays as it is. */
async function rewrite(db: Db, { table, keys, columns, where = {} }: Rewritten): Promise<void> {
  for (let offset = 0; ; offset += BATCH) {
    let read = db.selectFrom(table).select([...keys, ...columns]);
    for (const [column, value] of Object.entries(where)) read = read.where(column, '=', value);
    for (const key of keys) read = read.orderBy(key);
    const rows = await read.limit(BATCH).offset(offset).execute();
    for (const row of rows) {
      const changes = columns.flatMap((column) => {
        const text = rewritten(String(row[column] ?? ''));
        return text === null ? [] : [[column, text] as const];
      });
      if (changes.length === 0) continue;
      let update = db.updateTable(table).set(Object.fromEntries(changes));
      for (const [column, value] of Object.entries(where)) update = update.where(column, '=', value);
      for (const key of keys) update = update.where(key, '=', row[key] ?? null);
      await update.execute();
    }
    if (rows.length < BATCH) return;
  }
}

/** JSON with blocks in place of sections; null if there is nothing to change. */
function rewritten(text: string): string | null {
  const stored: unknown = parse(text);
  if (Array.isArray(stored)) return stored.includes('sections') ? JSON.stringify(stored.map(renamed)) : null;
  if (typeof stored !== 'object' || stored === null || !('sections' in stored)) return null;
  const { sections, ...rest } = stored;
  return JSON.stringify({ ...rest, blocks: blocksFrom(sections) });
}

function renamed(field: unknown): unknown {
  return field === 'sections' ? 'blocks' : field;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // what is broken stays as it is
  }
}
