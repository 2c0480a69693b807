import { collections } from './collections/index.ts';
import { FIRST_PAGES, SECTION_UPLOADS, SITE_PATHS, type PERSONAL_KINDS } from './constants.ts';

export type CollectionName = keyof typeof collections;
/** The kinds of records that go to the trash when they are deleted. */
export type TrashKind = CollectionName | 'messages' | 'leads';
/** The kinds with revisions: sections (by name) and records (by id). */
export type HistoryKind = 'sections' | TrashKind;

export const collectionNames = Object.keys(collections) as CollectionName[];
export const TRASH_KINDS: readonly TrashKind[] = [...collectionNames, 'messages', 'leads'];
export const HISTORY_KINDS: readonly HistoryKind[] = ['sections', ...TRASH_KINDS];
/** The kinds that can have a staged change: those with something public. */
export type StagedKind = 'sections' | CollectionName;
export const STAGED_KINDS: readonly StagedKind[] = ['sections', ...collectionNames];
export type PersonalKind = (typeof PERSONAL_KINDS)[number] & TrashKind;

/** The fields that decide whether, and from when, visitors see a record. Restoring a version does not change them. */
export function publicationFields(kind: HistoryKind): readonly string[] {
  return isCollection(kind) ? Object.keys(collections[kind].publicWhen) : [];
}

export function isCollection(kind: string): kind is CollectionName {
  return Object.hasOwn(collections, kind);
}

/** The calls that take a picture. */
export const UPLOAD_KINDS = [...SECTION_UPLOADS, ...collectionNames] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** The pages that exist whatever the content is, with the lists of the collections whose records have pages. */
export const fixedPaths: readonly string[] = [
  ...SITE_PATHS,
  ...Object.values(collections).flatMap(({ hasPages, path, pagesAt, formerPath }) =>
    hasPages && pagesAt ? [path, formerPath] : [],
  ),
]
  .filter((path) => path !== null)
  .filter((path) => !FIRST_PAGES.some((first) => first === path));
