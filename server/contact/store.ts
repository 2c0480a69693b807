import { sql } from 'kysely';
import type { MESSAGE_STATES } from '#contract/constants.ts';
import { MESSAGE_STATUSES } from '#contract/constants.ts';
import { contactMessage, type ContactMessage } from '#contract/records/contact-message.ts';
import type { Database } from '#server/db/open.ts';
import { writeMessageEnquiry } from '#server/forms/enquiry-rows.ts';
import { whereMatches, searchText } from '#server/records/search.ts';
import type { Condition, RecordQuery } from '#server/records/kind.ts';
import { publishEvent } from '#server/outbox/publish-event.ts';
import { openRecordStore } from '#server/records/store.ts';

interface ListOptions {
  limit: number;
  /** The _id of the last message of the page before; '' for the newest. */
  before: string;
  /** Search terms that must all occur. */
  q: string;
  status: 'all' | State;
}

/** Messages from the contact form, newest first. */
export function openMessageStore(database: Database) {
  const { newest, countEach, get, create, update, remove, versioned } = openRecordStore(database, {
    name: 'messages',
    record: contactMessage,
    columns: { status: 'status', isSuspect: 'is_suspect' },
    afterWrite: async (trx, written) => {
      const { action, after } = written;
      await writeMessageEnquiry(trx, written);
      const isReceived = action === 'create' && !after.isSuspect;
      if (isReceived) await publishEvent(trx, { type: 'message.received', recordId: after._id, data: after });
    },
    searched: ({ firstName, email, subject, message }) => ({ search: searchText(firstName, email, subject, message) }),
  });

  function list({ limit, before, q, status }: ListOptions): Promise<ContactMessage[]> {
    const matching = (query: RecordQuery) => whereMatches(query, q);
    const narrow = (query: RecordQuery) => (status === 'all' ? matching(query) : matching(query).where(states[status]));
    return newest({ limit, before, narrow });
  }

  /** The number of messages, in total and by status. */
  function summary(q: string) {
    return countEach((query) => whereMatches(query, q), states);
  }

  return { list, summary, get, create, update, remove, versioned };
}

type State = (typeof MESSAGE_STATES)[number];

/** Spam has a filter of its own, whatever its status is. */
const states = Object.fromEntries([
  ...MESSAGE_STATUSES.map((status) => [status, sql<boolean>`status = ${status} and is_suspect = 0`]),
  ['suspicious', sql<boolean>`is_suspect = 1`],
]) as Record<State, Condition>; // one for each state
