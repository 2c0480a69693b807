import { z } from 'zod';
import { INTEGER_MAX } from '../constants.ts';
import { moment } from '../fields.ts';
import { STAGED_KINDS } from '../kinds.ts';
import { listOf, replyOf } from '../sections/section.ts';

const fieldValues = z.record(z.string(), z.unknown());

const staged = {
  _id: z.string(),
  kind: z.enum(STAGED_KINDS),
  /** The name of a section or the id of a record. */
  record: z.string(),
  title: z.string(),
  /** Its own version, for `If-Match`. */
  version: z.number().int(),
  /** The public version that it was made from. */
  baseVersion: z.number().int(),
  /** Whether the public content changed since then. It must be merged before it can be published. */
  isStale: z.boolean(),
  /** The names of the fields that publishing changes. */
  fields: z.array(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Who changed it last: the name as it was then. */
  userId: z.string(),
  userName: z.string(),
  /** Its change set; '' for none. */
  changeSetId: z.string(),
  /** When it goes public; '' if it is not scheduled by itself. */
  publishAt: z.string(),
  /** Why it was not published at its moment; '' if nothing failed. */
  failure: z.string(),
};

/** A change of a section or record that is not public yet. */
export const stagedChangeInList = replyOf(staged);
export const stagedChangeList = listOf(stagedChangeInList);
/** With all content fields as staged, and as they were public when it was made. */
export const stagedChange = replyOf({ ...staged, values: fieldValues, base: fieldValues });

/** All content fields of a section, or some of a record. `base` is the public version that they were made from. */
export const stagedChangeBody = z.strictObject({
  values: fieldValues,
  base: z.number('base must be a number').int('base must be a whole number').min(0).max(INTEGER_MAX),
});
/** When it goes public; '' takes the moment back. */
export const publishAtBody = z.strictObject({ publishAt: moment('Publish at') });

/** `version` is the new public version. */
export const publishedRecord = replyOf({ message: z.string(), title: z.string(), version: z.number().int() });

export type StagedChangeInList = z.output<typeof stagedChangeInList>;
export type StagedChange = z.output<typeof stagedChange>;
