import { collections } from '#contract/collections/index.ts';
import { collectionNames, type CollectionName } from '#contract/kinds.ts';
import { blogHooks } from '#server/blog/hooks.ts';
import type { Database } from '#server/db/open.ts';
import type { RecordStamps } from '#server/records/kind.ts';
import { reviewHooks } from '#server/reviews/hooks.ts';
import { collectionKind, type CollectionHooks, type CollectionOf } from './collection-kind.ts';
import { openCollectionStore } from './collection-store.ts';
import type { z } from 'zod';

type RecordOf<N extends CollectionName> = (typeof collections)[N]['record'];
type AnyRecord = z.ZodType<RecordStamps>;
type Store<S extends AnyRecord> = ReturnType<typeof openCollectionStore<S>>;
type StoreOf<N extends CollectionName> = RecordOf<N> extends infer S extends AnyRecord ? Store<S> : never;

/** What some collections do besides when a record is written, or read for its page. */
const HOOKS: { [N in CollectionName]?: CollectionHooks<RecordOf<N>> } = { blog: blogHooks, reviews: reviewHooks };

/** The store of a collection. */
export function openCollection<N extends CollectionName>(database: Database, name: N) {
  const collection = collections[name] as unknown as CollectionOf<AnyRecord>;
  const store = openCollectionStore(database, collection, collectionKind(collection, hooksOf(name)));
  return store as unknown as StoreOf<N>; // the same store with its own type
}

/** The stores of all collections. */
export function openCollections(database: Database) {
  return collectionNames.map((name) => ({ name, store: openCollection(database, name) }));
}

export function hooksOf(name: CollectionName): CollectionHooks<AnyRecord> {
  return (HOOKS[name] ?? {}) as CollectionHooks<AnyRecord>; // hooks get the records of their own collection
}
