import { z } from 'zod';
import { PREVIEW_DAYS_DEFAULT, PREVIEW_DAYS_MAX } from '../constants.ts';
import { wholeNumber } from '../fields.ts';
import { listOf, replyOf } from '../sections/section.ts';

const fields = {
  _id: z.string(),
  /** What it shows: a staged change or a change set. */
  title: z.string(),
  stagedChangeId: z.string(),
  changeSetId: z.string(),
  createdAt: z.string(),
  /** The name of the member of staff, as it was then. */
  createdBy: z.string(),
  expiresAt: z.string(),
};

/** A link that shows a staged page to somebody without an account. */
export const previewLink = replyOf(fields);
export const previewLinkList = listOf(previewLink);
/** With its address, which cannot be read again. */
export const previewLinkWithAddress = replyOf({ ...fields, link: z.string() });

const target = z.string().max(60).default('');
export const previewLinkCreate = z
  .strictObject({
    stagedChangeId: target,
    changeSetId: target,
    days: wholeNumber('Days', { min: 1, max: PREVIEW_DAYS_MAX, fallback: PREVIEW_DAYS_DEFAULT }),
  })
  .refine(({ stagedChangeId, changeSetId }) => (stagedChangeId === '') !== (changeSetId === ''), {
    path: ['stagedChangeId'],
    error: 'Name a staged change or a change set',
  });

export type PreviewLink = z.output<typeof previewLink>;
