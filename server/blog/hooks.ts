import type { Kysely, Transaction } from 'kysely';
import type { blog, BlogPost } from '#contract/collections/blog.ts';
import { readingMinutes } from '#contract/reading-time.ts';
import type { Tables } from '#server/db/tables.ts';
import type { PublishedEvent } from '#server/outbox/fan-out.ts';
import { publishEvent } from '#server/outbox/publish-event.ts';
import type { CollectionHooks } from '#server/records/collection-kind.ts';
import type { RecordWrite } from '#server/records/kind.ts';
import { colorCode } from './color-code.ts';

/** What happens when a post is saved or shown. */
export const blogHooks: CollectionHooks<typeof blog.record> = {
  complete: (post) => ({ ...post, readingMinutes: readingMinutes(post.content) }),
  afterWrite: publishPost,
  forPage: (post) => ({ ...post, codeHtml: colorCode(post.content) }),
};

/** Publishes the event of a post that becomes public, now or at the time for which it is scheduled. */
async function publishPost(
  trx: Transaction<Tables>,
  { before, after }: Pick<RecordWrite<BlogPost>, 'before' | 'after'>,
): Promise<void> {
  if (after?.status !== 'published') return;
  const now = new Date().toISOString();
  const wasPublished = before?.status === 'published';
  const isRescheduled = wasPublished && before.publishedAt > now && before.publishedAt !== after.publishedAt;
  if (wasPublished && !isRescheduled) return;
  const { _id, title, slug, excerpt, publishedAt } = after;
  await publishEvent(trx, {
    ...{ type: 'post.published', recordId: _id },
    data: { _id, title, slug, excerpt, publishedAt },
    ...(publishedAt > now && { dueAt: publishedAt }),
  });
}

/** Whether the post of an event is still public since the time that the event names. */
export async function isPostPublic(trx: Kysely<Tables>, { recordId, data }: PublishedEvent): Promise<boolean> {
  const post = trx.selectFrom('blog_posts').select('id').where('id', '=', recordId).where('status', '=', 'published');
  return (await post.where('published_at', '=', String(data.publishedAt)).executeTakeFirst()) !== undefined;
}
