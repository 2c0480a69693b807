import { HONEYPOT, FORM_SECONDS_FIELD } from '#contract/constants.ts';
import { review } from '#contract/records/review.ts';
import { saved } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { limitSubmissions, honeypotReply, NOT_SPAM } from '#server/forms/public-forms.ts';
import { scoreSpam } from '#server/forms/spam-filter.ts';
import { publishEvent } from '#server/outbox/publish-event.ts';
import { openRecordStore } from '#server/records/store.ts';

const SUBMITTED = { source: 'site', isApproved: false, isVisible: true, ...NOT_SPAM };

interface Parts {
  database: Database;
  limits: RateLimits;
}

/** Reviews. Visitors submit them, staff approve them, the public sees approved and visible ones. */
export function reviewCalls({ database, limits }: Parts): Handlers {
  const store = openReviewStore(database);
  return {
    'GET /reviews': ({ query }) => store.list({ is_approved: 1, is_visible: 1 }, query),
    'GET /reviews/admin': ({ query }) => store.list({}, query),
    'POST /reviews': async ({ body, staffBody, address }) => {
      if (staffBody) return store.create({ ...staffBody, ...NOT_SPAM });
      const { [HONEYPOT]: honeypot, [FORM_SECONDS_FIELD]: openFor, ...fields } = body;
      if (honeypot) return honeypotReply({ ...fields, ...SUBMITTED, order: 0 });
      await limitSubmissions(limits, 'reviews', address);
      const spamScore = scoreSpam({ lines: [fields.name, fields.role], text: fields.review, openSeconds: openFor });
      return { ...(await store.create({ ...fields, ...SUBMITTED, ...spamScore })), ...NOT_SPAM };
    },
    'PUT /reviews/reorder/list': ({ body }) => store.reorder(body),
    'PUT /reviews/:id': ({ params, body, ifMatch }) => store.update(params.id, body, ifMatch),
    'DELETE /reviews/:id': async ({ params, ifMatch }) => {
      await store.remove(params.id, ifMatch);
      return { message: saved.reviewDeleted };
    },
  };
}

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
    afterWrite: async (trx, { action, after }) => {
      const isReceived = action === 'create' && after.source === SUBMITTED.source && !after.isSuspect;
      if (isReceived) await publishEvent(trx, { type: 'review.received', recordId: after._id, data: after });
    },
  });
}
