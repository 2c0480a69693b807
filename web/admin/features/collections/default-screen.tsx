import type { ComponentType } from 'react';
import type { Collection } from '#contract/collections/define-collection.ts';
import { collections } from '#contract/collections/index.ts';
import { collectionKind } from '#web/admin/editing/collections/collection-kind.tsx';
import { RecordsScreen } from '#web/admin/editing/records/records-screen.tsx';

/** The screen of a collection that has none of its own. */
export function defaultScreen(name: string): { default: ComponentType } {
  const collection: Collection | undefined = Object.values(collections).find((one) => one.name === name);
  if (!collection) throw new Error(`There is no collection ${name}`);
  const kind = collectionKind(collection);
  return { default: () => <RecordsScreen kind={kind} /> };
}
