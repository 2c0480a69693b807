import type { Lead } from '#contract/records/lead.ts';
import { call } from '#web/api.ts';
import { openInbox } from '#web/admin/editing/inbox/inbox.ts';
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
  remove: (id) => call('DELETE /leads/:id', { params: { id } }),
});
