import { createHash } from 'node:crypto';
import { stateOf } from '#contract/collections/public-when.ts';
import { reviews, type Review } from '#contract/collections/reviews.ts';
import { publishEvent } from '#server/outbox/publish-event.ts';
import type { CollectionHooks } from '#server/records/collection-kind.ts';
import { markUsed } from './invitations.ts';
import { RECEIVED_SOURCES } from './received.ts';

/** The server's own fields of a review that came without an invitation. */
export const NOT_INVITED = { invitation: null, isVerified: false };

/** What happens when a review is saved. One that answers an invitation uses it up in the same transaction. */
export const reviewHooks: CollectionHooks<typeof reviews.record> = {
  complete: (fields) => ({ ...fields, isVerified: fields.invitation?.wordsHash === wordsHash(fields) }),
  async afterWrite(trx, { action, before, after }) {
    if (after && isPublicReview(after) && !(before && isPublicReview(before)))
      await publishEvent(trx, { type: 'review.published', recordId: after._id, data: after });
    if (action !== 'create') return;
    if (after.invitation) await markUsed(trx, after.invitation._id, after._id);
    const isReceived = RECEIVED_SOURCES.includes(after.source) && !after.isApproved && !after.isSuspect;
    if (isReceived) await publishEvent(trx, { type: 'review.received', recordId: after._id, data: after });
  },
};

function isPublicReview(review: Review): boolean {
  return stateOf(reviews.publicWhen, review) === 'published';
}

/** A hash of what a client says in a review: staff may hide it, but not change it and still call it verified. */
export function wordsHash({ name, role, stars, review: words }: Pick<Review, 'name' | 'role' | 'stars' | 'review'>) {
  return createHash('sha256')
    .update(JSON.stringify([name, role, stars, words]))
    .digest('base64url');
}
