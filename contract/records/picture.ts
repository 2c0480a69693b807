import { z } from 'zod';
import { replyOf } from '../sections/section.ts';
import { pageOf } from '../sections/stamps.ts';

/** The longest file name that is kept, in characters. */
export const FILE_NAME_MAX = 200;

/** An uploaded picture. Its address contains the name under which it is stored. */
export const picture = replyOf({
  imageUrl: z.string(),
  /** The name of the file that was sent; '' if it is not known. */
  fileName: z.string(),
  /** The size of the stored file. */
  bytes: z.number(),
  width: z.number(),
  height: z.number(),
  /** When it was last sent; '' if it is not known. */
  createdAt: z.string(),
});
export const picturesPage = replyOf(pageOf(picture));

export type Picture = z.output<typeof picture>;
