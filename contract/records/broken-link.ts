import { z } from 'zod';
import { replyOf } from '../sections/section.ts';
import { incomingLink } from './incoming-link.ts';

/**
 * Why a link leads nowhere. `missing`: the site has no such page. `hidden`: the page is not public. `unreachable`: another
 * site did not show the page on two days.
 */
export const LINK_FAULTS = ['missing', 'hidden', 'unreachable'] as const;

/** The most links that one call checks. */
export const CHECKED_LINKS_MAX = 500;

const fault = {
  href: z.string(),
  fault: z.enum(LINK_FAULTS),
  /** The last answer of another site: '404', or a sentence; '' for pages of this site. */
  answer: z.string(),
};

/** A link that leads nowhere. */
export const linkFault = replyOf(fault);

/** A link that leads nowhere, with the section or record that has it, and the path of its field. */
export const brokenLink = replyOf({ ...incomingLink.shape, field: z.string(), ...fault });

export type LinkFault = z.output<typeof linkFault>;
export type BrokenLink = z.output<typeof brokenLink>;
