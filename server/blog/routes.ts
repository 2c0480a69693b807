import { PUBLIC_LIST_LIMIT_MAX } from '#contract/constants.ts';
import { empty, saved } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import { Failure } from '#server/http/failure.ts';
import { resolveRedirect } from '#server/records/permalinks.ts';
import { colorCode } from './color-code.ts';
import { openBlogStore } from './store.ts';

/** The articles. Staff see all, the public only published ones. */
export function blogCalls(database: Database): Handlers {
  const store = openBlogStore(database);
  return {
    'GET /blog': async ({ query, isStaff }) => {
      const limit = isStaff ? query.limit : Math.min(query.limit, PUBLIC_LIST_LIMIT_MAX);
      const found = await store.list({ ...query, limit, isStaff });
      const isBrief = query.brief || !isStaff;
      return isBrief ? { ...found, items: found.items.map(({ content: _, ...post }) => post) } : found;
    },
    'GET /blog/admin/:id': ({ params }) => store.get(params.id),
    'GET /blog/:slug': async ({ params, isStaff }) => {
      const post = await store.at(params.slug, isStaff);
      if (!post) {
        const movedTo = await resolveRedirect(database.db, `/blog/${params.slug}`);
        throw new Failure('not-found', { message: empty.blogPost, movedTo });
      }
      return { ...post, codeHtml: colorCode(post.content) };
    },
    'POST /blog': ({ body }) => store.create({ ...body, readingMinutes: 1 }),
    'PUT /blog/:id': ({ params, body, ifMatch }) => store.update(params.id, body, ifMatch),
    'DELETE /blog/:id': async ({ params, ifMatch }) => {
      await store.remove(params.id, ifMatch);
      return { message: saved.deleted };
    },
  };
}
