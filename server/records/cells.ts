import type { z } from 'zod';
import { read } from '#contract/describe.ts';
import { cleanFields } from '#server/http/sanitize.ts';
import type { Cell, Fields, OwnColumns, RecordKind, RecordRow, RecordStamps } from './kind.ts';

const STAMP_COLUMNS = { _id: 'id', version: 'version', createdAt: 'created_at', updatedAt: 'updated_at' };

/** How the records of a kind become rows of its table, and rows become records. */
export function cellsOf<S extends z.ZodType<RecordStamps>>(kind: RecordKind<S>) {
  type Item = z.output<S>;

  function toCells(fields: Fields<S>): OwnColumns & { value: string } {
    const whole = kind.complete?.(fields) ?? fields;
    const clean = cleanFields(kind.record, whole as Item); // stamps are not needed to clean
    const cells: Record<string, Cell> = {};
    const rest: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(clean)) {
      const column = kind.columns[name as keyof typeof kind.columns];
      if (column) cells[column] = toCell(value);
      else if (!(name in STAMP_COLUMNS)) rest[name] = value;
    }
    return { ...cells, ...kind.searched?.(clean), value: JSON.stringify(rest) };
  }

  /** A row as a record; texts `without` come as if they were empty. */
  function toItem(row: RecordRow, without: readonly string[] = []): Item {
    const value: Record<string, unknown> = { ...(JSON.parse(row.value) as object) };
    const cells: Record<string, Cell> = { ...row };
    for (const [field, column] of Object.entries({ ...kind.columns, ...STAMP_COLUMNS })) {
      const cell = cells[column];
      value[field] = column.startsWith('is_') ? cell === 1 : cell;
    }
    for (const name of without) value[name] = undefined;
    return toRecord(value);
  }

  /** What was stored, in the form in which records are today. */
  function toRecord(value: unknown): Item {
    return cleanFields(kind.record, read(kind.record, value));
  }

  return { toCells, toItem, toRecord };
}

function toCell(value: unknown): Cell {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
