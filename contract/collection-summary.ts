import type { Collection } from './collections/define-collection.ts';

const PARTS = [
  'name',
  'path',
  'labels',
  'panel',
  'messages',
  'title',
  'order',
  'hasPages',
  'hasOwnLists',
  'publicWhen',
  'states',
  'search',
  'structuredData',
] as const satisfies (keyof Collection)[];

/** A collection without its fields: they need the validators, which visitors and the panel's first screen do not load. */
export type CollectionSummary = Pick<Collection, (typeof PARTS)[number]>;

export function summaryOf(collection: Collection): CollectionSummary {
  return Object.fromEntries(PARTS.map((part) => [part, collection[part]])) as CollectionSummary; // the same parts
}
