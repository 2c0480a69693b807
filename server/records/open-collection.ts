import type { z } from 'zod';
import { collections } from '#contract/collections/index.ts';
import type { CollectionName } from '#contract/kinds.ts';
import type { Database } from '#server/db/open.ts';
import { collectionKind, type CollectionHooks, type CollectionOf } from './collection-kind.ts';
import { openCollectionStore } from './collection-store.ts';
import type { RecordStamps } from './kind.ts';

type AnyRecord = z.ZodType<RecordStamps>;
type RecordOf<N extends CollectionName> = (typeof collections)[N]['record'];
type Store<S extends AnyRecord> = ReturnType<typeof openCollectionStore<S>>;
type StoreOf<N extends CollectionName> = RecordOf<N> extends infer S extends AnyRecord ? Store<S> : never;
/** The hooks of one collection. */
export type HooksOf<N extends CollectionName> =
  RecordOf<N> extends infer S extends AnyRecord ? CollectionHooks<S> : never;

/** The store of a collection. Without its hooks, it may only be read. */
export function openCollection<N extends CollectionName>(database: Database, name: N, hooks?: HooksOf<N>) {
  const collection = collections[name] as unknown as CollectionOf<AnyRecord>;
  const kind = collectionKind(collection, hooks as CollectionHooks<AnyRecord> | undefined);
  return openCollectionStore(database, collection, kind) as unknown as StoreOf<N>; // the same store with its own type
}
