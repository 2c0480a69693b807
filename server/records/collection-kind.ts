import type { z } from 'zod';
import type { Collection } from '#contract/collections/define-collection.ts';
import { metaOf } from '#contract/field-meta.ts';
import type { CollectionName } from '#contract/kinds.ts';
import { hasOwnTable, hasSearchColumns } from '#server/db/record-tables.ts';
import { COLUMN_OF_FIELD } from './columns.ts';
import type { Fields, RecordKind, RecordStamps } from './kind.ts';
import { encodeTags, searchText } from './search.ts';
import { htmlToText } from '#server/sanitize/sanitize.ts';

/** A collection whose records have the type `S`. */
export type CollectionOf<S extends z.ZodType<RecordStamps>> = Omit<Collection, 'record'> & { record: S };
/** What a collection adds to its description when a record is written or read. */
export interface CollectionHooks<S extends z.ZodType<RecordStamps>> extends Pick<
  RecordKind<S>,
  'complete' | 'afterWrite'
> {
  /** Changes the reply for its own page. */
  forPage?: (record: z.output<S>, isStaff: boolean) => object;
}

/** Fields with a column in some tables, but not in the shared one. */
const WITHOUT_SHARED_COLUMN = ['source', 'isApproved', 'isSuspect'];

/** How the records of a collection are stored. It follows from the description. */
export function collectionKind<S extends z.ZodType<RecordStamps>>(
  collection: CollectionOf<S>,
  { complete, afterWrite }: CollectionHooks<S> = {},
): RecordKind<S> {
  type Field = keyof z.output<S> & string;
  const { name, pagesAt, publicWhen, fields, computed, long, order } = collection;
  const columns = Object.entries(COLUMN_OF_FIELD).filter(
    ([field]) =>
      (field in fields || field in computed) && (hasOwnTable(name) || !WITHOUT_SHARED_COLUMN.includes(field)),
  );
  const completed =
    'publishedAt' in publicWhen ? (item: Fields<S>) => publishedNow(complete?.(item) ?? item) : complete;
  return {
    name: name as CollectionName,
    record: collection.record,
    columns: Object.fromEntries(columns) as RecordKind<S>['columns'],
    ...(collection.hasPages && { pages: { name, pagesAt, publicWhen } }),
    ...(order === 'manual' && { isNumbered: true }),
    ...(long.length > 0 && { long: long as Field[] }),
    ...(hasSearchColumns(name) && { searched: (item: Fields<S>) => searchColumns(collection, { ...item }) }),
    ...(completed && { complete: completed }),
    ...(afterWrite && { afterWrite }),
  };
}

/** A record that is published without a moment is published now. */
function publishedNow<F extends object>(item: F): F {
  const isUndated = 'status' in item && item.status === 'published' && 'publishedAt' in item && !item.publishedAt;
  return isUndated ? { ...item, publishedAt: new Date().toISOString() } : item;
}

function searchColumns({ fields, search }: Pick<Collection, 'fields' | 'search'>, item: Record<string, unknown>) {
  const texts = search.map((name) => {
    const field = fields[name];
    return wordsIn(item[name], field !== undefined && metaOf(field).widget === 'html');
  });
  return {
    search: searchText(...texts),
    tags: encodeTags(Array.isArray(item.tags) ? item.tags.map(String) : []),
  };
}

function wordsIn(value: unknown, isHtml: boolean): string {
  if (Array.isArray(value)) return value.filter((part) => typeof part === 'string').join('\n');
  if (typeof value !== 'string') return '';
  return isHtml ? htmlToText(value) : value;
}
