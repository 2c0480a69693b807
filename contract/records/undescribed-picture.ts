import { z } from 'zod';
import { ALT_SOURCES } from '../alt-text.ts';
import { line } from '../fields.ts';
import { STAGED_KINDS } from '../kinds.ts';
import { listOf, replyOf } from '../sections/section.ts';
import { ALT_MAX } from './picture.ts';

/** The most places that one list has. */
export const UNDESCRIBED_MAX = 500;

/** A place in the content that shows a picture without a decision about its description. */
export const undescribedPicture = replyOf({
  kind: z.enum(STAGED_KINDS),
  /** The name of a section or the id of a record. */
  id: z.string(),
  title: z.string(),
  /** The version of the section or record. */
  version: z.number().int(),
  /** The path of the field for the description, or of the formatted text that shows the picture. */
  field: z.string(),
  imageUrl: z.string(),
  /** Whether a formatted text shows it. It keeps a copy of the words, and cannot follow the picture. */
  isInText: z.boolean(),
  /** The description that the picture itself has; '' for none. */
  pictureAlt: z.string(),
});
export const undescribedPictures = listOf(undescribedPicture);

/** A decision about the description of one picture in one place. No words and no source remove it. */
export const altDecisionBody = z.strictObject({
  field: z.string('field must be text').min(1, 'field is required').max(300),
  imageUrl: z.string('imageUrl must be text').min(1, 'imageUrl is required').max(2000),
  words: line('Description', { max: ALT_MAX }),
  source: z.enum(ALT_SOURCES, `source must be one of: ${ALT_SOURCES.join(', ')}`).default(''),
  /** For a picture in a formatted text: the description to take back, '' for decorative. */
  takesBack: z.string('takesBack must be text').max(ALT_MAX).optional(),
});
export const decidedPlace = replyOf({ version: z.number().int() });

export type UndescribedPlace = z.output<typeof undescribedPicture>;
