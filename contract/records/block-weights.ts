import { z } from 'zod';
import { replyOf } from '../sections/section.ts';

/** The compressed sizes of what pages of blocks load, in bytes. All are empty while the site runs from its sources. */
export const blockWeights = replyOf({
  /** The scripts, styles and fonts that every page loads. */
  shared: z.number().int(),
  /** The files of blocks, by their path. */
  files: z.record(z.string(), z.number().int()),
  /** The paths of each kind's files: by its type, and by `TYPE/LOOK` for a look with a component of its own. */
  kinds: z.record(z.string(), z.array(z.string())),
});

export type BlockWeights = z.output<typeof blockWeights>;
