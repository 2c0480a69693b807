import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import { openCollection } from '#server/records/open-collection.ts';

/** The lists of testimonials. The public sees the visible ones. */
export function testimonialCalls(database: Database): Handlers {
  const store = openCollection(database, 'testimonials');
  return {
    'GET /testimonials': ({ query }) => store.listFor(false, query),
    'GET /testimonials/admin': ({ query }) => store.listFor(true, query),
  };
}
