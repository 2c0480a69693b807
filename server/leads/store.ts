import { sql } from 'kysely';
import type { LEAD_STATES } from '#contract/constants.ts';
import { LEAD_STATUSES } from '#contract/constants.ts';
import { lead, type Lead } from '#contract/records/lead.ts';
import type { Database } from '#server/db/open.ts';
import { writeLeadEnquiry } from '#server/forms/enquiry-rows.ts';
import { whereMatches, searchText } from '#server/records/search.ts';
import type { Condition, RecordQuery } from '#server/records/kind.ts';
import { publishEvent } from '#server/outbox/publish-event.ts';
import { openRecordStore } from '#server/records/store.ts';

/** The search terms and the period of the leads to find. */
interface Period {
  /** Search terms that must all occur. */
  q: string;
  /** Not earlier than this moment; '' for any. */
  from: string;
  /** Before this moment; '' for any. */
  to: string;
}
export interface LeadFilter extends Period {
  status: 'all' | State;
}

/** Leads in one batch. */
const BATCH = 500;

/** Requests for a proposal, newest first. */
export function openLeadStore(database: Database) {
  const { newest, countEach, get, create, update, remove, versioned } = openRecordStore(database, {
    name: 'leads',
    record: lead,
    columns: { status: 'status', isSuspect: 'is_suspect' },
    afterWrite: async (trx, written) => {
      const { action, after } = written;
      await writeLeadEnquiry(trx, written);
      const isReceived = action === 'create' && !after.isSuspect;
      if (isReceived) await publishEvent(trx, { type: 'lead.received', recordId: after._id, data: after });
    },
    searched: ({ name, email, phone, company, website, message, plan }) => ({
      search: searchText(name, email, phone, digitsOf(phone), company, website, message, plan.title),
    }),
  });

  function list({ limit, before, ...filter }: LeadFilter & { limit: number; before: string }): Promise<Lead[]> {
    return newest({ limit, before, narrow: matching(filter) });
  }

  /** All matching leads in batches, so that only one batch is in memory at a time. */
  async function* batches(filter: LeadFilter): AsyncGenerator<Lead[], undefined> {
    for (let before = ''; ;) {
      const batch = await list({ ...filter, limit: BATCH, before });
      yield batch;
      if (batch.length < BATCH) return undefined;
      before = batch.at(-1)?._id ?? '';
    }
  }

  /** The number of leads, in total and by status. */
  function summary(period: Period) {
    return countEach(matching({ ...period, status: 'all' }), states);
  }

  return { list, batches, summary, get, create, update, remove, versioned };
}

type State = (typeof LEAD_STATES)[number];

/** Spam has a filter of its own, whatever its status is. */
const states = Object.fromEntries([
  ...LEAD_STATUSES.map((status) => [status, sql<boolean>`status = ${status} and is_suspect = 0`]),
  ['suspicious', sql<boolean>`is_suspect = 1`],
]) as Record<State, Condition>; // one for each state

function matching({ q, status, from, to }: LeadFilter) {
  return (query: RecordQuery): RecordQuery => {
    const found = whereMatches(query, q);
    const since = from ? found.where('created_at', '>=', from) : found;
    const within = to ? since.where('created_at', '<', to) : since;
    return status === 'all' ? within : within.where(states[status]);
  };
}

/** The digits of a phone number, so that a search finds it without its spaces and signs. */
function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
