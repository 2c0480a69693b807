import { z } from 'zod';
import { CHANGE_SET_MAX, CHANGE_SET_NAME_MAX, INTEGER_MAX } from '../constants.ts';
import { moment, requiredLine } from '../fields.ts';
import { STAGED_KINDS } from '../kinds.ts';
import { listOf, replyOf, writable } from '../sections/section.ts';
import { stagedChangeInList } from './staged-change.ts';

export const CHANGE_SET_STATES = ['open', 'scheduled', 'published', 'undone'] as const;

const name = requiredLine('Name', { max: CHANGE_SET_NAME_MAX, message: 'Give the change set a name' });
const id = z.string().min(1).max(60);
const ids = z
  .array(id, 'changes must be a list')
  .max(CHANGE_SET_MAX, `At most ${CHANGE_SET_MAX} changes`)
  .refine((list) => new Set(list).size === list.length, 'changes names one twice');

/** Staged changes that go public together. */
export const changeSet = replyOf({
  _id: z.string(),
  name: z.string(),
  state: z.enum(CHANGE_SET_STATES),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Who changed it last: the name as it was then. */
  userId: z.string(),
  userName: z.string(),
  /** When it goes public; '' if it is not scheduled. */
  publishAt: z.string(),
  /** When it went public; '' if it did not. */
  publishedAt: z.string(),
  /** Why it was not published at its moment; '' if nothing failed. */
  failure: z.string(),
  /** Whether all its staged changes are the versions that were previewed when it was scheduled. */
  isPinned: z.boolean(),
  changes: listOf(stagedChangeInList),
  /** What it published. */
  published: listOf(replyOf({ kind: z.enum(STAGED_KINDS), record: z.string(), title: z.string() })),
});
export const changeSetList = listOf(changeSet);

export const changeSetCreate = writable({ name, changes: ids.default([]) });
/** `changes` are the ids of all its staged changes. */
export const changeSetUpdate = writable({ name: name.optional(), changes: ids.optional() });

/** The versions of its staged changes that somebody looked at. Others are not published. */
const previewed = z
  .array(z.strictObject({ _id: id, version: z.number().int().min(1).max(INTEGER_MAX) }), 'changes must be a list')
  .max(CHANGE_SET_MAX);
export const changeSetPublish = z.strictObject({ changes: previewed });
/** `publishAt` '' takes the moment back. */
export const changeSetSchedule = z.strictObject({ publishAt: moment('Publish at'), changes: previewed });

export type ChangeSet = z.output<typeof changeSet>;
