import type { Collection } from '#contract/collections/define-collection.ts';
import { collections } from '#contract/collections/index.ts';
import { stateOf } from '#contract/collections/public-when.ts';
import { isCollection, STAGED_KINDS, type HistoryKind, type StagedKind } from '#contract/kinds.ts';

/** The kind of the staged changes of a kind with a history; null if its records have none. */
export function stagedKindOf(kind: HistoryKind | undefined): StagedKind | null {
  return STAGED_KINDS.find((one) => one === kind) ?? null;
}

/** Whether visitors see a saved record. */
export function isPublicRecord(kind: HistoryKind | undefined, record: object | null): boolean {
  if (kind === undefined || !isCollection(kind) || record === null) return false;
  const { publicWhen }: Collection = collections[kind];
  return stateOf(publicWhen, record) === 'published';
}
