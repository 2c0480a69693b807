import { Readable } from 'node:stream';
import type { Database } from '#server/db/open.ts';
import { csvFile, csvHeaders } from '#server/forms/csv.ts';
import type { Handlers } from '#server/http/calls.ts';
import type { SiteSettings } from '#server/site-settings/store.ts';
import { enquiryCsvHead, enquiryCsvLines } from './csv.ts';
import { openEnquiryReads } from './reads.ts';
import { openEnquiryWrites, type UpdateRecords } from './writes.ts';

interface Parts {
  database: Database;
  siteSettings: SiteSettings;
  updateRecords: UpdateRecords;
}

/** The work of staff on messages and leads. */
export function enquiryCalls({ database, siteSettings, updateRecords }: Parts): Handlers {
  const reads = openEnquiryReads(database, siteSettings);
  const writes = openEnquiryWrites(database, updateRecords);
  return {
    'GET /enquiries': ({ query }) => reads.list(query),
    'GET /enquiries/board': ({ query }) => reads.board(query),
    'GET /enquiries/counts': ({ query }) => reads.counts(query),
    'GET /enquiries/owners': () => reads.owners(),
    'GET /enquiries.csv': async ({ query, reply }) => {
      const batches = reads.batches(query);
      const first = await batches.next(); // an early error becomes a failure, and not half a file
      reply.headers(csvHeaders('enquiries'));
      return Readable.from(csvFile(first.value ?? [], batches, { head: enquiryCsvHead, lines: enquiryCsvLines }));
    },
    'GET /enquiries/:id': ({ params }) => reads.get(params.id),
    'PUT /enquiries/:id': async ({ params, body, ifMatch }) => {
      await writes.update(params.id, body, ifMatch);
      return reads.get(params.id);
    },
    'POST /enquiries/:id/notes': async ({ params, body }) => {
      await writes.addNote(params.id, body.text);
      return reads.get(params.id);
    },
    'DELETE /enquiries/:id/notes/:note': async ({ params }) => {
      await writes.deleteNote(params.id, params.note);
      return reads.get(params.id);
    },
    'POST /enquiries/:id/merge': async ({ params, body }) => {
      await writes.merge(params.id, body.into);
      return reads.get(body.into);
    },
    'POST /enquiries/:id/unmerge': async ({ params }) => {
      await writes.unmerge(params.id);
      return reads.get(params.id);
    },
  };
}
