import type { Kysely } from 'kysely';
import {
  ENQUIRY_COUNT_MAX,
  LEAD_STATUSES,
  NO_OWNER,
  type EnquiryStage,
  type EnquiryState,
} from '#contract/constants.ts';
import type { EnquiryBoard, EnquiryCounts, EnquiryEntry } from '#contract/records/enquiry.ts';
import type { Database } from '#server/db/open.ts';
import type { SiteSettings } from '#server/site-settings/store.ts';
import type { EnquiryCountsTable, Tables } from '#server/db/tables.ts';
import { listOwners, readEnquiry } from './details.ts';
import { toEntry } from './entry.ts';
import { enquiriesMatching, isCountedFilter, type EnquiryFilter, type Narrow } from './filter.ts';
import { silentUntil } from './reminders.ts';
import { readEnquiryRules } from './working-time.ts';
import { readEnquiryRows } from './rows.ts';

/** Enquiries in one batch of an export. */
const BATCH = 500;

interface Page {
  limit: number;
  /** The _id of the last enquiry of the page before; '' for the newest. */
  before: string;
}

/** Lists, counts and reads enquiries. */
export function openEnquiryReads(database: Database, settings: SiteSettings) {
  const { db } = database;

  async function matching(filter: EnquiryFilter): Promise<Narrow> {
    if (filter.due !== 'waiting') return enquiriesMatching(database, filter);
    const rules = await readEnquiryRules(settings);
    return enquiriesMatching(database, { ...filter, silentUntil: silentUntil(rules, Date.now()) });
  }

  async function list({ limit, before, ...filter }: EnquiryFilter & Page): Promise<EnquiryEntry[]> {
    return newest(db, await matching(filter), { limit, before });
  }

  /** All matching enquiries, one batch in memory at a time. */
  async function* batches(filter: EnquiryFilter): AsyncGenerator<EnquiryEntry[], undefined> {
    const narrow = await matching(filter);
    for (let before = ''; ;) {
      const batch = await newest(db, narrow, { limit: BATCH, before });
      yield batch;
      if (batch.length < BATCH) return undefined;
      before = batch.at(-1)?._id ?? '';
    }
  }

  async function board({ limit, ...filter }: Omit<EnquiryFilter, 'stage'> & { limit: number }): Promise<EnquiryBoard> {
    const counters = isCountedFilter(filter) ? await countersOf(db, filter) : null;
    const columns = LEAD_STATUSES.map(async (stage) => {
      const narrow = await matching({ ...filter, stage });
      const items = await newest(db, narrow, { limit, before: '' });
      const count = counters
        ? sumOf(counters, (row) => row.state === filter.list && row.stage === stage)
        : await countAFew(db, narrow);
      return { stage, count, isAtLeast: counters === null && count === ENQUIRY_COUNT_MAX, items };
    });
    return { columns: await Promise.all(columns) };
  }

  async function counts(filter: Omit<EnquiryFilter, 'list' | 'stage'>): Promise<EnquiryCounts> {
    const counters = isCountedFilter(filter) ? await countersOf(db, filter) : null;
    const count = async (list: EnquiryState, stage: 'all' | EnquiryStage = 'all') =>
      counters
        ? sumOf(counters, (row) => row.state === list && (stage === 'all' || row.stage === stage))
        : countAFew(db, await matching({ ...filter, list, stage }));
    const stages = await Promise.all(LEAD_STATUSES.map(async (stage) => [stage, await count('open', stage)] as const));
    const byStage = Object.fromEntries(stages) as Record<EnquiryStage, number>; // one for each stage
    const [done, spam] = await Promise.all([count('done'), count('spam')]);
    const { kind, owner } = filter;
    const due = await countAFew(db, await matching({ ...NO_FILTER, kind, owner, due: 'today' }));
    const waiting = await countAFew(db, await matching({ ...NO_FILTER, kind, owner, due: 'waiting' }));
    const { reminderDays: waitingDays } = await settings.get('enquiries');
    const open = stages.reduce((sum, [, number]) => sum + number, 0);
    return { open, done, spam, stages: byStage, due, waiting, waitingDays };
  }

  return { list, batches, board, counts, get: (id: string) => readEnquiry(db, id), owners: () => listOwners(db) };
}

const NO_FILTER: EnquiryFilter = {
  ...{ q: '', list: 'open', kind: 'all', owner: '', tag: '', due: 'all', stage: 'all' },
  ...{ from: '', to: '' },
};

async function newest(db: Kysely<Tables>, narrow: Narrow, { limit, before }: Page): Promise<EnquiryEntry[]> {
  const matching = narrow(db.selectFrom('enquiries'));
  const older = before ? matching.where('id', '<', before) : matching;
  const ids = await older.select('id').orderBy('id', 'desc').limit(limit).execute();
  const rows = await readEnquiryRows(
    db,
    ids.map(({ id }) => id),
  );
  return rows.map(toEntry);
}

/** The number of matching enquiries, but at most ENQUIRY_COUNT_MAX. */
async function countAFew(db: Kysely<Tables>, narrow: Narrow): Promise<number> {
  const some = narrow(db.selectFrom('enquiries')).select('id').limit(ENQUIRY_COUNT_MAX);
  const query = db.selectFrom(some.as('some')).select((eb) => eb.fn.countAll().as('count'));
  const { count } = await query.executeTakeFirstOrThrow();
  return Number(count);
}

async function countersOf(db: Kysely<Tables>, { kind, owner }: Pick<EnquiryFilter, 'kind' | 'owner'>) {
  // On PostgreSQL, a key has several rows until `foldEnquiryCounts` runs.
  const counters = db
    .selectFrom('enquiry_counts')
    .select((eb) => ['state', 'stage', 'kind', 'owner_id', eb.fn.sum('count').as('count')])
    .groupBy(['state', 'stage', 'kind', 'owner_id']);
  const sums = (await counters.execute()).map((row) => ({ ...row, count: Number(row.count) }));
  return sums.filter((row) => {
    const isOwner = owner === '' || row.owner_id === (owner === NO_OWNER ? '' : owner);
    return isOwner && (kind === 'all' || row.kind === kind);
  });
}

function sumOf(counters: EnquiryCountsTable[], isCounted: (row: EnquiryCountsTable) => boolean): number {
  return counters.filter(isCounted).reduce((sum, { count }) => sum + count, 0);
}
