import { Readable } from 'node:stream';
import { HONEYPOT, FORM_SECONDS_FIELD } from '#contract/constants.ts';
import type { Lead } from '#contract/records/lead.ts';
import { saved } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { csvFile, csvHeaders } from '#server/forms/csv.ts';
import { saveVisit } from '#server/forms/enquiry-rows.ts';
import { limitSubmissions, decisionFields, honeypotReply, NOT_SPAM } from '#server/forms/public-forms.ts';
import { scoreSpam } from '#server/forms/spam-filter.ts';
import { csvHead, csvLines } from './csv.ts';
import { openLeadStore } from './store.ts';

type Fields = Omit<Lead, '_id' | 'version' | 'createdAt' | 'updatedAt'>;

interface Parts {
  database: Database;
  limits: RateLimits;
}

/** Requests for a proposal: visitors send them with their consent, staff read them. */
export function leadCalls({ database, limits }: Parts): Handlers {
  const store = openLeadStore(database);
  return {
    'POST /leads': async ({ body, address }) => {
      const { [HONEYPOT]: honeypot, [FORM_SECONDS_FIELD]: openFor, consent: _, visit, ...sent } = body;
      const fields: Fields = { ...sent, status: 'new', consentAt: new Date().toISOString(), ...NOT_SPAM };
      if (honeypot) return honeypotReply(fields);
      await limitSubmissions(limits, 'leads', address);
      const spamScore = scoreSpam({ lines: [fields.name, fields.company], text: fields.message, openSeconds: openFor });
      return { ...(await store.create({ ...fields, ...spamScore }, saveVisit(visit))), ...NOT_SPAM };
    },
    'GET /leads': ({ query }) => store.list(query),
    'GET /leads/summary': ({ query }) => store.summary(query),
    'GET /leads.csv': async ({ query, reply }) => {
      const batches = store.batches(query);
      const first = await batches.next(); // an early error becomes a failure, and not half a file
      reply.headers(csvHeaders('leads'));
      return Readable.from(csvFile(first.value ?? [], batches, { head: csvHead, lines: csvLines }));
    },
    'GET /leads/:id': ({ params }) => store.get(params.id),
    'PUT /leads/:id': ({ params, body, ifMatch }) => store.update(params.id, decisionFields(body), ifMatch),
    'DELETE /leads/:id': async ({ params, ifMatch }) => {
      await store.remove(params.id, ifMatch);
      return { message: saved.deleted };
    },
  };
}
