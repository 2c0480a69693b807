import type { z } from 'zod';
import { containsHtml, metaOf, parseLenient } from '#contract/field-meta.ts';
import { cleanFields, cleanFieldsToStore, SANITIZER_VERSION } from '#server/sanitize/sanitize.ts';
import type { Cell, Fields, OwnColumns, RecordKind, RecordRow, RecordStamps } from './kind.ts';

const STAMP_COLUMNS = { _id: 'id', version: 'version', createdAt: 'created_at', updatedAt: 'updated_at' } as const;

/** Converts the records of a kind to rows of its table, and rows to records. */
export function createRowMapper<S extends z.ZodType<RecordStamps>>(kind: RecordKind<S>) {
  type Item = z.output<S>;
  const long: readonly string[] = kind.long ?? [];
  const columns: Record<string, keyof OwnColumns | undefined> = kind.columns;
  const html = Object.entries(metaOf(kind.record).shape ?? {}).filter(([, field]) => containsHtml(field));
  const unlisted = html.find(([name]) => !long.includes(name));
  if (unlisted) throw new Error(`${kind.name}: ${unlisted[0]} holds HTML and must be among its long fields`);

  function toCells(fields: Fields<S>): OwnColumns & { value: string } {
    const clean = cleanFieldsToStore(kind.record, fields as Item); // stamps are not needed to clean
    const complete = kind.complete?.(clean) ?? clean;
    const cells: Record<string, Cell> = {};
    const body: Record<string, unknown> = {};
    const rest: Record<string, unknown> = {};
    for (const [name, value] of Object.entries<unknown>(complete)) {
      const column = columns[name];
      if (column) cells[column] = toCell(value);
      else if (long.includes(name)) body[name] = value;
      else if (!(name in STAMP_COLUMNS)) rest[name] = value;
    }
    const own = kind.long && { body: JSON.stringify(body), sanitizer_version: SANITIZER_VERSION };
    return { ...cells, ...kind.searched?.(complete), ...own, value: JSON.stringify(rest) };
  }

  /** The stored fields of a row with sanitized HTML. All other values stay, even those that the schema no longer reads. */
  function sanitized(row: RecordRow) {
    const stored: Fields<S> = cleanFields(kind.record, storedIn(row) as Item); // only its HTML is looked at
    const parts = Object.entries<unknown>(stored);
    const json = (isLong: boolean) => JSON.stringify(Object.fromEntries(parts.filter(([name]) => long.includes(name) === isLong))); // prettier-ignore
    return { value: json(false), body: json(true), sanitizer_version: SANITIZER_VERSION };
  }

  /** Converts a row to a record. Fields in `omit` are read as empty. */
  function toItem(row: RecordRow, omit: readonly string[] = []): Item {
    const value = storedIn(row);
    const cells: Record<string, Cell> = { ...row };
    for (const [field, column] of Object.entries<string>({ ...kind.columns, ...STAMP_COLUMNS })) {
      const cell = cells[column];
      value[field] = column.startsWith('is_') ? cell === 1 : cell;
    }
    for (const name of omit) value[name] = undefined;
    const isClean = html.length === 0 || row.sanitizer_version === SANITIZER_VERSION;
    return isClean ? parseLenient(kind.record, value) : toRecord(value);
  }

  /** Stored values in the current schema, with sanitized HTML. */
  function toRecord(value: unknown): Item {
    return cleanFields(kind.record, parseLenient(kind.record, value));
  }

  /** The columns needed for a record without the fields in `omit`. Long texts are read only if they are needed. */
  function columnsOf(omit: readonly string[] = []): (keyof RecordRow)[] {
    const own = Object.values(columns).filter((column) => column !== undefined);
    const short: (keyof RecordRow)[] = ['value', ...Object.values(STAMP_COLUMNS), ...own];
    const isShort = long.every((name) => omit.includes(name));
    return isShort ? short : [...short, 'body', 'sanitizer_version'];
  }

  return { toCells, toItem, toRecord, sanitized, columnsOf };
}

/** All fields of a row without their own column. */
function storedIn({ value, body }: RecordRow): Record<string, unknown> {
  return { ...(JSON.parse(value) as object), ...(body && (JSON.parse(body) as object)) }; // objects, as toCells wrote them
}

function toCell(value: unknown): Cell {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
