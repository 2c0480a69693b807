import type { ContactMessage } from '#contract/records/contact-message.ts';
import { call } from '#web/api.ts';
import { openInbox } from '#web/admin/editing/inbox/inbox.ts';

export const messageInbox = openInbox<ContactMessage>({
  name: 'messages',
  list: ({ limit, before, q, status }, signal) =>
    call('GET /contact/messages', { query: { limit, before, q, status }, signal }),
  count: ({ q }, signal) => call('GET /contact/messages/summary', { query: { q }, signal }),
  get: (id, signal) => call('GET /contact/messages/:id', { params: { id }, signal }),
  setStatus: (id, status) => call('PUT /contact/messages/:id', { params: { id }, body: { status } }),
  setSuspect: (id, isSuspect) => call('PUT /contact/messages/:id', { params: { id }, body: { isSuspect } }),
  remove: (id) => call('DELETE /contact/messages/:id', { params: { id } }),
});
