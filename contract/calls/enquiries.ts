import { z } from 'zod';
import { BOARD_CARDS, ENQUIRY_DUE, ENQUIRY_KINDS, ENQUIRY_LISTS, LEAD_STATUSES, NO_OWNER } from '../constants.ts';
import * as enquiries from '../records/enquiry.ts';
import { listOf } from '../sections/section.ts';
import {
  arrivalRange,
  idParams,
  newestFirst,
  paged,
  searchQuery,
  stateFilter,
  textFilter,
  type CallTable,
} from './call.ts';

const audit = { action: 'update', kind: 'enquiries' } as const;

/** Filters for all lists. */
const common = {
  ...searchQuery,
  ...arrivalRange,
  kind: stateFilter(ENQUIRY_KINDS),
  owner: textFilter('owner', 60).describe(`The _id of the owner; '${NO_OWNER}' for enquiries without one`),
  tag: textFilter('tag', 60),
  due: z
    .enum(ENQUIRY_DUE)
    .default('all')
    .describe('Whose next step is due until today or within seven days; or with which nothing happened for too long'),
};
const list = z.enum(ENQUIRY_LISTS).default('open').describe('Each enquiry is in one of these lists');
const filters = { ...common, list };
const stage = stateFilter(LEAD_STATUSES);

/** The work of staff on messages and leads. Each of them is an enquiry with the same `_id`. */
export const enquiryCalls = {
  'GET /enquiries': {
    summary: 'Enquiries, newest first',
    who: 'staff',
    query: z.object({ ...newestFirst, ...filters, stage }),
    reply: listOf(enquiries.enquiryEntry),
  },
  'GET /enquiries/board': {
    summary: 'The newest enquiries of each stage, and how many it has',
    who: 'staff',
    query: z.object({ ...filters, limit: paged(BOARD_CARDS).limit }),
    reply: enquiries.enquiryBoard,
  },
  'GET /enquiries/counts': {
    summary: 'Number of enquiries in each list, and of open ones in each stage',
    who: 'staff',
    query: z.object(common),
    reply: enquiries.enquiryCounts,
  },
  'GET /enquiries/owners': {
    summary: 'Everybody who can own enquiries, by name',
    who: 'staff',
    reply: listOf(enquiries.enquiryOwner),
  },
  'GET /enquiries.csv': {
    summary:
      'Enquiries as a CSV file, newest first, times in UTC. An apostrophe stands before text that a spreadsheet would run as a formula',
    who: 'staff',
    query: z.object({ ...filters, stage }),
    reply: z.string(),
    media: 'text/csv',
    audit: { action: 'export', kind: 'enquiries' },
  },
  'GET /enquiries/:id': {
    summary: 'One enquiry, with its notes, its events and other enquiries of the same person',
    who: 'staff',
    params: idParams,
    reply: enquiries.enquiry,
  },
  'PUT /enquiries/:id': {
    summary: 'Change the given fields of an enquiry. The stage of a lead is its status',
    who: 'staff',
    checksVersion: true,
    params: idParams,
    body: enquiries.enquiryUpdate,
    reply: enquiries.enquiry,
    audit,
    invalidates: 'none',
  },
  'POST /enquiries/:id/notes': {
    summary: 'Add a note to an enquiry',
    who: 'staff',
    params: idParams,
    body: enquiries.noteBody,
    reply: enquiries.enquiry,
    status: 201,
    audit: { ...audit, detail: 'note' },
    invalidates: 'none',
  },
  'DELETE /enquiries/:id/notes/:note': {
    summary: 'Delete a note',
    who: 'staff',
    params: z.object({ ...idParams.shape, note: z.string().min(1).max(60) }),
    reply: enquiries.enquiry,
    audit: { ...audit, detail: 'note-deleted' },
    invalidates: 'none',
  },
  'POST /enquiries/:id/merge': {
    summary: 'Show an enquiry inside another one, and no longer in the lists',
    who: 'staff',
    params: idParams,
    body: enquiries.mergeBody,
    reply: enquiries.enquiry,
    audit: { ...audit, detail: 'merged' },
    invalidates: 'none',
  },
  'POST /enquiries/:id/unmerge': {
    summary: 'List a merged enquiry by itself again',
    who: 'staff',
    params: idParams,
    reply: enquiries.enquiry,
    audit: { ...audit, detail: 'unmerged' },
    invalidates: 'none',
  },
} as const satisfies CallTable;
