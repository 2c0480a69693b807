import { LEAD_STATES, LEAD_STATUSES } from '#contract/constants.ts';
import type { Lead } from '#contract/records/lead.ts';
import { loadFailed, plans } from '#contract/texts.ts';
import { call } from '#web/api.ts';
import { openInbox } from '#web/admin/editing/inbox/inbox.ts';
import type { InboxKind } from '#web/admin/editing/inbox/inbox-kind.ts';
import { periodBounds } from '#web/admin/shell/dates/period.ts';

export const leadInbox = openInbox<Lead>({
  name: 'leads',
  list: ({ limit, before, q, status, from, to }, signal) =>
    call('GET /leads', { query: { limit, before, q, status, ...periodBounds({ from, to }) }, signal }),
  count: ({ q, from, to }, signal) =>
    call('GET /leads/summary', { query: { q, ...periodBounds({ from, to }) }, signal }),
  get: (id, signal) => call('GET /leads/:id', { params: { id }, signal }),
  setStatus: (id, status) => call('PUT /leads/:id', { params: { id }, body: { status } }),
  setSuspect: (id, isSuspect) => call('PUT /leads/:id', { params: { id }, body: { isSuspect } }),
  remove: ({ _id: id }) => call('DELETE /leads/:id', { params: { id } }),
});

export const leadKind: InboxKind<Lead> = {
  inbox: leadInbox,
  one: 'lead',
  many: 'leads',
  statuses: LEAD_STATUSES,
  states: LEAD_STATES,
  failed: loadFailed.leads,
  searchHint: 'Name, company or email',
  nameOf: ({ name }) => name,
  labelOf: ({ name }) => `lead ${name}`,
  subjectOf: ({ plan, company }) => [plan.title || plans.custom, company].filter(Boolean).join(' · '),
  wordsOf: ({ message }) => message,
  swipeTo: ({ status }) => (status === 'new' ? { word: 'Contacted', status: 'contacted' } : undefined),
};
