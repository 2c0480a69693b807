import { z } from 'zod';
import { replyOf } from '../sections/section.ts';

/** How many addresses are kept. Those with the fewest visits go first. */
export const MISSING_ADDRESSES_MAX = 500;
/** Days after the last visit until an address is deleted. */
export const MISSING_ADDRESS_DAYS = 90;
/** Characters of the longest address that is kept. */
export const MISSING_ADDRESS_LENGTH = 200;

/** An address of this site that visitors asked for and that has no page. Nothing about the visitors is stored. */
export const missingAddress = replyOf({
  /** In lower case, decoded, without query. */
  path: z.string(),
  visits: z.number().int(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** The host of the last site with a link to it; '' if unknown. */
  referrer: z.string(),
});

export type MissingAddress = z.output<typeof missingAddress>;
