import { MESSAGE_STATES, MESSAGE_STATUSES } from '#contract/constants.ts';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import { loadFailed } from '#contract/texts.ts';
import { call } from '#web/api.ts';
import { openInbox } from '#web/admin/editing/inbox/inbox.ts';
import type { InboxKind } from '#web/admin/editing/inbox/inbox-kind.ts';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';

export const messageInbox = openInbox<ContactMessage>({
  name: 'messages',
  list: ({ limit, before, q, status }, signal) =>
    call('GET /contact/messages', { query: { limit, before, q, status }, signal }),
  count: ({ q }, signal) => call('GET /contact/messages/summary', { query: { q }, signal }),
  get: (id, signal) => call('GET /contact/messages/:id', { params: { id }, signal }),
  setStatus: (id, status) => call('PUT /contact/messages/:id', { params: { id }, body: { status } }),
  setSuspect: (id, isSuspect) => call('PUT /contact/messages/:id', { params: { id }, body: { isSuspect } }),
  remove: ({ _id: id }) => call('DELETE /contact/messages/:id', { params: { id } }),
});

/** The sender's name, or else the email. */
const senderName = ({ firstName, email }: ContactMessage) => firstName || email;

export const messageKind: InboxKind<ContactMessage> = {
  inbox: messageInbox,
  one: 'message',
  many: 'messages',
  statuses: MESSAGE_STATUSES,
  states: MESSAGE_STATES,
  failed: loadFailed.messages,
  searchHint: enquiriesTexts.nameEmailSubjectOrText,
  nameOf: senderName,
  labelOf: (message) => enquiriesTexts.messageFrom(senderName(message)),
  subjectOf: ({ subject }) => subject || enquiriesTexts.noSubject,
  wordsOf: ({ message }) => message,
  swipeTo: ({ status }) =>
    status === 'read' ? { word: enquiriesTexts.unread, status: 'new' } : { word: enquiriesTexts.read, status: 'read' },
};
