import { createHash } from 'node:crypto';
import { review, type Review } from '#contract/records/review.ts';
import type { Database } from '#server/db/open.ts';
import { publishEvent } from '#server/outbox/publish-event.ts';
import { openRecordStore } from '#server/records/store.ts';
import { markUsed } from './invitations.ts';
import { RECEIVED_SOURCES } from './received.ts';

/** The server's own fields of a review that came without an invitation. */
export const NOT_INVITED = { invitation: null, isVerified: false };

/** The reviews. One that answers an invitation uses it up in the same transaction. */
export function openReviewStore(database: Database) {
  return openRecordStore(database, {
    table: 'reviews',
    record: review,
    columns: {
      isSuspect: 'is_suspect',
      isVisible: 'is_visible',
      isApproved: 'is_approved',
      order: 'position',
      source: 'source',
    },
    complete: (fields) => ({ ...fields, isVerified: fields.invitation?.wordsHash === wordsHash(fields) }),
    async afterWrite(trx, { action, before, after }) {
      if (after && isPublicReview(after) && !(before && isPublicReview(before)))
        await publishEvent(trx, { type: 'review.published', recordId: after._id, data: after });
      if (action !== 'create') return;
      if (after.invitation) await markUsed(trx, after.invitation._id, after._id);
      const isReceived = RECEIVED_SOURCES.includes(after.source) && !after.isApproved && !after.isSuspect;
      if (isReceived) await publishEvent(trx, { type: 'review.received', recordId: after._id, data: after });
    },
  });
}

function isPublicReview({ isApproved, isVisible }: Review): boolean {
  return isApproved && isVisible;
}

/** A hash of what a client says in a review: staff may hide it, but not change it and still call it verified. */
export function wordsHash({ name, role, stars, review: words }: Pick<Review, 'name' | 'role' | 'stars' | 'review'>) {
  return createHash('sha256')
    .update(JSON.stringify([name, role, stars, words]))
    .digest('base64url');
}
