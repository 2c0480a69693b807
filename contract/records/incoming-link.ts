import { z } from 'zod';
import { collectionNames } from '../kinds.ts';
import { replyOf } from '../sections/section.ts';

/** A section or record with a link to an address. `kind` is `sections` or the kind of the record, `id` its name or _id. */
export const incomingLink = replyOf({
  kind: z.enum(['sections', ...collectionNames]),
  id: z.string(),
  title: z.string(),
});

export type IncomingLink = z.output<typeof incomingLink>;
