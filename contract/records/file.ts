import { z } from 'zod';
import { INTEGER_MAX } from '../constants.ts';
import { fileTexts } from '../file-texts.ts';
import { image, line, text } from '../fields.ts';
import { CHUNKED_KINDS, FILE_KIND_NAMES } from '../files.ts';
import { patchable, replyOf } from '../sections/section.ts';
import { pageOf } from '../sections/stamps.ts';
import { FILE_NAME_MAX } from './picture.ts';

const about = {
  licence: text('Licence note', {
    max: 600,
    help: 'Who made the file, and where and how long you may use it. Visitors do not see it.',
  }),
  poster: image('Poster', 'site', {
    help: 'The picture that a video shows until a visitor starts it.',
  }),
};

/** What the library says about a file. Left out fields stay. */
export const fileUpdate = patchable(about);

/** An uploaded PDF or video. */
export const file = replyOf({
  /** The name under which it is listed: its hash and its kind. */
  name: z.string(),
  address: z.string(),
  /** The name of the file that was sent. */
  fileName: z.string(),
  kind: z.enum(FILE_KIND_NAMES),
  mediaType: z.string(),
  bytes: z.number(),
  /** When it was last sent. */
  createdAt: z.string(),
  /** Who last sent it: the name as it was then. */
  userName: z.string(),
  ...about,
  /** How many places of the content use it. */
  uses: z.number().int(),
  version: z.number().int(),
});
export const filesPage = replyOf(pageOf(file));

/** What begins an upload in chunks. The same file of the same person goes on where it stopped. */
export const newMediaUpload = z.strictObject({
  kind: z.enum(CHUNKED_KINDS, fileTexts.notUploadable),
  fileName: line('File name', { max: FILE_NAME_MAX }),
  bytes: z.number('bytes must be a number').int().min(1, fileTexts.empty).max(INTEGER_MAX),
  /** When the file was last changed on the sender's device, in milliseconds since 1970; 0 if it is not known. */
  modified: z.number('modified must be a number').int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
});

/** An upload in chunks, and how far it is. */
export const mediaUpload = replyOf({
  _id: z.string(),
  kind: z.enum(CHUNKED_KINDS),
  fileName: z.string(),
  bytes: z.number(),
  /** Bytes that have arrived. The next chunk starts there. */
  received: z.number(),
  /** The size of every chunk but the last. */
  chunkBytes: z.number(),
  /** The address of the finished picture or file; '' until then. */
  address: z.string(),
});

export type StoredFile = z.output<typeof file>;
export type FileUpdate = z.output<typeof fileUpdate>;
export type MediaUpload = z.output<typeof mediaUpload>;
export type NewMediaUpload = z.output<typeof newMediaUpload>;
