import { HONEYPOT, FORM_SECONDS_FIELD } from '#contract/constants.ts';
import { saved } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { saveVisit } from '#server/forms/enquiry-rows.ts';
import { limitSubmissions, decisionFields } from '#server/forms/public-forms.ts';
import { scoreSpam } from '#server/forms/spam-filter.ts';
import { contactTexts } from '#contract/texts/contact.ts';
import { openMessageStore } from './store.ts';

/** How the form treats the message that the product sends to itself every day. */
export interface CanaryRecognition {
  /** The id of the run whose mark is in the text; null for a visitor's message. */
  redeem: (text: string) => Promise<string | null>;
  /** Stores and takes back what `create` stores. */
  rehearse: (runId: string, create: (database: Database) => Promise<{ _id: string }>) => Promise<void>;
}

interface Parts {
  database: Database;
  limits: RateLimits;
  canary: CanaryRecognition;
}

/** Messages from the contact form: visitors send them, staff read them. */
export function contactCalls({ database, limits, canary }: Parts): Handlers {
  const store = openMessageStore(database);
  return {
    'POST /contact/messages': async ({ body, address }) => {
      const { [HONEYPOT]: honeypot, [FORM_SECONDS_FIELD]: openFor, visit, ...fields } = body;
      if (honeypot) return { message: contactTexts.sent };
      const canaryRun = await canary.redeem(fields.message);
      if (!canaryRun) await limitSubmissions(limits, 'messages', address);
      const spamScore = scoreSpam({
        lines: [fields.firstName, fields.subject],
        text: fields.message,
        openSeconds: openFor,
      });
      const create = (messages: typeof store) =>
        messages.create({ ...fields, status: 'new', ...spamScore }, saveVisit(visit));
      if (canaryRun) await canary.rehearse(canaryRun, (trial) => create(openMessageStore(trial)));
      else await create(store);
      return { message: contactTexts.sent };
    },
    'GET /contact/messages': ({ query }) => store.list(query),
    'GET /contact/messages/summary': ({ query }) => store.summary(query.q),
    'GET /contact/messages/:id': ({ params }) => store.get(params.id),
    'PUT /contact/messages/:id': async ({ params, query, body, ifMatch }) => {
      const decision = decisionFields(body);
      if (!query.from) return store.update(params.id, decision, ifMatch);
      const current = await store.get(params.id);
      if (current.status !== query.from) return current;
      return store.update(params.id, decision, ifMatch ?? current.version);
    },
    'DELETE /contact/messages/:id': async ({ params, ifMatch }) => {
      await store.remove(params.id, ifMatch);
      return { message: saved.deleted };
    },
  };
}
