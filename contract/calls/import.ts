import { z } from 'zod';
import {
  IMPORT_FILE_MAX_BYTES,
  IMPORT_LINES_PER_PAGE,
  IMPORT_LISTS,
  IMPORT_OUTCOMES,
  importLines,
  importRun,
  importState,
} from '../records/import.ts';
import { replyOf } from '../sections/section.ts';
import { paged, textFilter, type CallTable } from './call.ts';

/** Import of the content of another program. One file at a time. */
export const importCalls = {
  'GET /import': { summary: 'The uploaded export and its state', who: 'admin', reply: importState },
  'GET /import/lines': {
    summary: 'What an import brings or brought, and what it leaves out, by page',
    who: 'admin',
    query: z.object({
      list: z.enum(['all', ...IMPORT_LISTS]).default('all'),
      outcome: z.enum(['all', ...IMPORT_OUTCOMES]).default('all'),
      page: paged(IMPORT_LINES_PER_PAGE).page,
      limit: paged(IMPORT_LINES_PER_PAGE).limit,
    }),
    reply: importLines,
  },
  'POST /import/chunks/:id': {
    summary:
      'Upload an export in chunks, under an id (a UUID) that you choose. It replaces the one before. After the last chunk it is read',
    who: 'admin',
    params: z.object({ id: z.uuid('id must be a UUID') }),
    query: z.object({
      offset: z.coerce.number('offset must be a number').int().min(0).describe('Bytes already sent'),
      bytes: z.coerce
        .number('bytes must be a number')
        .int()
        .min(1, 'This file is empty.')
        .max(IMPORT_FILE_MAX_BYTES, 'The file is larger than 2 GB.')
        .describe('Size of the whole file in bytes'),
      name: textFilter('name', 300).describe('Name of the file'),
    }),
    reply: replyOf({ received: z.number().int() }),
    media: 'upload',
    audit: { skip: 'Nothing of the site changes. The run adds an entry.' },
    invalidates: 'none',
  },
  'POST /import/run': {
    summary: 'Import what is new in the uploaded export. It goes on in the background',
    who: 'admin',
    body: importRun,
    reply: importState,
    audit: { skip: 'The run adds an entry with its counts when it ends.' },
    invalidates: 'none',
  },
  'POST /import/stop': {
    summary: 'Stop the running import. Another run goes on where it stopped',
    who: 'admin',
    reply: importState,
    audit: { skip: 'The run adds an entry with its counts when it ends.' },
    invalidates: 'none',
  },
  'DELETE /import': {
    summary: 'Delete the uploaded export and its list. What was imported stays',
    who: 'admin',
    reply: importState,
    audit: { skip: 'Nothing of the site changes.' },
    invalidates: 'none',
  },
} as const satisfies CallTable;
