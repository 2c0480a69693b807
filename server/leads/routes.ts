import { HONEYPOT } from '#contract/constants.ts';
import { lead } from '#contract/records/lead.ts';
import { saved, sent } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import type { Limits } from '#server/http/limits.ts';
import { publicFormLimit } from '#server/http/public-forms.ts';
import type { Notify } from '#server/mail/notify.ts';
import { openRecordStore } from '#server/records/store.ts';

interface Parts {
  database: Database;
  limits: Limits;
  notify: Notify;
}

/** Requests for a proposal: visitors send them with their consent, staff read them. */
export function leadCalls({ database, limits, notify }: Parts): Handlers {
  const store = openRecordStore(database, { table: 'leads', record: lead, columns: { status: 'status' } });
  return {
    'POST /leads': async ({ body, address }) => {
      const { [HONEYPOT]: trap, consent: _, ...fields } = body;
      if (trap) return { message: sent.lead };
      await limits.take(`leads:${address}`, publicFormLimit);
      await store.create({ ...fields, status: 'new', consentAt: new Date().toISOString() });
      notify('lead', `${fields.name} <${fields.email}>\n${fields.plan.title}\n\n${fields.message}`);
      return { message: sent.lead };
    },
    'GET /leads': ({ query }) => store.newest(query),
    'PUT /leads/:id': ({ params, body, ifMatch }) => store.update(params.id, body, ifMatch),
    'DELETE /leads/:id': async ({ params }) => {
      await store.remove(params.id);
      return { message: saved.deleted };
    },
  };
}
