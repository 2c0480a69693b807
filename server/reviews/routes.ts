import { FORM_SOURCE, HONEYPOT, FORM_SECONDS_FIELD } from '#contract/constants.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { limitSubmissions, honeypotReply, NOT_SPAM } from '#server/forms/public-forms.ts';
import { scoreSpam } from '#server/forms/spam-filter.ts';
import type { SiteSettings } from '#server/site-settings/store.ts';
import { countReceived } from './received.ts';
import { openCollection } from '#server/records/open-collection.ts';
import { NOT_INVITED, reviewHooks } from './hooks.ts';

const SUBMITTED = {
  source: FORM_SOURCE,
  sourceUrl: '',
  isApproved: false,
  isVisible: true,
  ...NOT_SPAM,
  ...NOT_INVITED,
};
const NOT_SHOWN = { published: 0, received: 0 };

interface Parts {
  database: Database;
  limits: RateLimits;
  siteSettings: SiteSettings;
}

/** The lists of reviews, and their form. Visitors submit them, staff approve them, the public sees approved and visible ones. */
export function reviewCalls({ database, limits, siteSettings }: Parts): Handlers {
  const store = openCollection(database, 'reviews', reviewHooks);
  return {
    'GET /reviews': ({ query }) => store.listFor(false, query),
    'GET /reviews/admin': ({ query }) => store.listFor(true, query),
    'GET /reviews/summary': async () => {
      const { showsReceived } = await siteSettings.get('reviews');
      return showsReceived ? countReceived(database) : NOT_SHOWN;
    },
    'POST /reviews': async ({ body, staffBody, address }) => {
      if (staffBody) return store.create({ ...staffBody, ...NOT_SPAM, ...NOT_INVITED });
      const { [HONEYPOT]: honeypot, [FORM_SECONDS_FIELD]: openFor, ...fields } = body;
      if (honeypot) return honeypotReply({ ...fields, ...SUBMITTED, order: 0 });
      await limitSubmissions(limits, 'reviews', address);
      const spamScore = scoreSpam({ lines: [fields.name, fields.role], text: fields.review, openSeconds: openFor });
      return { ...(await store.create({ ...fields, ...SUBMITTED, ...spamScore })), ...NOT_SPAM };
    },
  };
}
