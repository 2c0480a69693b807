import { z } from 'zod';
import { TRASH_KINDS } from '../kinds.ts';
import { listOf, replyOf } from '../sections/section.ts';
import { pageOf } from '../sections/stamps.ts';

const fieldValues = z.record(z.string(), z.unknown());

const saved = {
  version: z.number().int(),
  /** When it was saved. */
  at: z.string(),
  /** Empty for a visitor, for the product itself, and if it is unknown. */
  userId: z.string(),
  /** The name as it was then. */
  userName: z.string(),
  /** The version that this one restored; 0 for others. */
  restores: z.number().int(),
  /** The names of the fields that it changed. */
  fields: z.array(z.string()),
};

export const versionInList = replyOf(saved);
/** Newest first. `current` is the current version, for `If-Match`; 0 if the record no longer exists. */
export const versionList = replyOf({ items: listOf(versionInList), current: z.number().int() });

/** The fields of a version, of the version before it, and of the current one; null if there is none. */
export const version = replyOf({
  ...saved,
  values: fieldValues,
  before: fieldValues.nullable(),
  now: fieldValues.nullable(),
});

/** The restored record: its current version, its title and its slug, '' if it has none. */
export const restored = replyOf({
  message: z.string(),
  version: z.number().int(),
  title: z.string(),
  slug: z.string(),
});

/** A record in the trash. `goneAt` is when it is deleted permanently. */
export const trashedRecord = replyOf({
  _id: z.string(),
  kind: z.enum(TRASH_KINDS),
  title: z.string(),
  /** Who deleted it: the name as it was then. */
  userId: z.string(),
  userName: z.string(),
  deletedAt: z.string(),
  goneAt: z.string(),
});
export const trashPage = replyOf({
  ...pageOf(trashedRecord),
});
export const erasedRecord = replyOf({ message: z.string(), title: z.string() });

export type VersionInList = z.output<typeof versionInList>;
export type Version = z.output<typeof version>;
export type TrashedRecord = z.output<typeof trashedRecord>;
