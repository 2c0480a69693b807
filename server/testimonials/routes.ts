import { saved } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import { openCollection } from '#server/records/open-collection.ts';

/** Testimonials, entered by staff. The public sees the visible ones. */
export function testimonialCalls(database: Database): Handlers {
  const store = openCollection(database, 'testimonials');
  return {
    'GET /testimonials': ({ query }) => store.listFor(false, query),
    'GET /testimonials/admin': ({ query }) => store.listFor(true, query),
    'POST /testimonials': ({ body }) => store.create(body),
    'PUT /testimonials/reorder/list': ({ body }) => store.reorder(body),
    'PUT /testimonials/:id': ({ params, body, ifMatch }) => store.update(params.id, body, ifMatch),
    'DELETE /testimonials/:id': async ({ params, ifMatch }) => {
      await store.remove(params.id, ifMatch);
      return { message: saved.deleted };
    },
  };
}
