import type { Kysely, Transaction } from 'kysely';
import { blog, type BlogPost } from '#contract/collections/blog.ts';
import { stateOf } from '#contract/collections/public-when.ts';
import { readingMinutes } from '#contract/reading-time.ts';
import type { Tables } from '#server/db/tables.ts';
import type { PublishedEvent } from '#server/outbox/fan-out.ts';
import { publishEvent } from '#server/outbox/publish-event.ts';
import type { CollectionHooks } from '#server/records/collection-kind.ts';
import { recordsOf, type RecordWrite } from '#server/records/kind.ts';
import { publicCondition } from '#server/records/public-condition.ts';
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
  const now = new Date();
  const was = before ? stateOf(blog.publicWhen, before, now) : 'draft';
  const state = after ? stateOf(blog.publicWhen, after, now) : 'draft';
  if (!after || state === 'draft') return;
  const isRescheduled = was === 'scheduled' && before?.publishedAt !== after.publishedAt;
  if (was !== 'draft' && !isRescheduled) return;
  const { _id, title, slug, excerpt, publishedAt } = after;
  await publishEvent(trx, {
    ...{ type: 'post.published', recordId: _id },
    data: { _id, title, slug, excerpt, publishedAt },
    ...(state === 'scheduled' && { dueAt: publishedAt }),
  });
}

/** Whether the post of an event is still public since the time that the event names. */
export async function isPostPublic(trx: Kysely<Tables>, { recordId, data }: PublishedEvent): Promise<boolean> {
  const publishedAt = String(data.publishedAt);
  const isPublic = publicCondition(blog.publicWhen, new Date(publishedAt));
  const post = recordsOf(trx, 'blog').select().select('id').where('id', '=', recordId).where(isPublic);
  return (await post.where('published_at', '=', publishedAt).executeTakeFirst()) !== undefined;
}
