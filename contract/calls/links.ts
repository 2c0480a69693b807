import { z } from 'zod';
import { brokenLink, CHECKED_LINKS_MAX, linkFault } from '../records/broken-link.ts';
import { incomingLink } from '../records/incoming-link.ts';
import { missingAddress } from '../records/missing-address.ts';
import { listOf } from '../sections/section.ts';
import { messageReply, type CallTable } from './call.ts';

/** Calls about links, and about addresses without a page. */
export const linksCalls = {
  'GET /links': {
    summary: 'The sections and records that link to a page of this site',
    who: 'staff',
    query: z.object({ to: z.string('to must be text').min(1, 'to is required').max(1000) }),
    reply: listOf(incomingLink),
  },
  'GET /links/broken': {
    summary: 'The links of all sections and records that lead nowhere',
    who: 'staff',
    reply: listOf(brokenLink),
  },
  'POST /links/check': {
    summary: 'Which of some links lead nowhere',
    who: 'staff',
    body: z.strictObject({
      hrefs: z
        .array(z.string().max(2000), 'hrefs must be a list')
        .max(CHECKED_LINKS_MAX, `At most ${CHECKED_LINKS_MAX}`),
    }),
    reply: listOf(linkFault),
    audit: { skip: 'Nothing changes.' },
    invalidates: 'none',
  },
  'GET /missing-addresses': {
    summary: 'The addresses without a page that visitors asked for, the most visited first',
    who: 'staff',
    reply: listOf(missingAddress),
  },
  'POST /missing-addresses/ignore': {
    summary: 'Stop listing an address without a page',
    who: 'staff',
    body: z.strictObject({
      path: z.string('path must be text').min(1, 'path is required').max(1000),
      isIgnored: z.boolean('isIgnored must be true or false').default(true),
    }),
    reply: messageReply,
    audit: { skip: 'Nothing of the site changes.' },
    invalidates: 'none',
  },
} as const satisfies CallTable;
