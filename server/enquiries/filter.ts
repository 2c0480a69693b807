import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import {
  NO_OWNER,
  WAITING_STAGES,
  type ENQUIRY_DUE,
  type EnquiryKind,
  type EnquiryStage,
  type EnquiryState,
} from '#contract/constants.ts';
import type { Database } from '#server/db/open.ts';
import { containsTerm, searchTerms } from '#server/db/search-terms.ts';
import type { Tables } from '#server/db/tables.ts';

const DAY_MS = 24 * 3_600_000;
/** With more matches, the newest ones are found sooner by reading the enquiries from the newest on. */
const INDEXED_MAX = 2000;
/** Characters that a word needs to be in the index of SQLite. */
const INDEXED_LENGTH = 3;

export interface EnquiryFilter {
  q: string;
  list: EnquiryState;
  kind: 'all' | EnquiryKind;
  /** '' for any, NO_OWNER for none. */
  owner: string;
  tag: string;
  due: (typeof ENQUIRY_DUE)[number];
  stage: 'all' | EnquiryStage;
  /** The times between which it arrived, without the second one; '' for an open end. */
  from: string;
  to: string;
  /** For `due: 'waiting'`: since when nothing happened; '' for never too long. */
  silentUntil?: string;
}

export type EnquiryQuery = SelectQueryBuilder<Tables, 'enquiries', object>;
export type Narrow = (query: EnquiryQuery) => EnquiryQuery;

/** Selects the enquiries of a filter. */
export async function enquiriesMatching(database: Database, filter: EnquiryFilter): Promise<Narrow> {
  const { list, stage, kind, owner, tag, due, from, to, silentUntil = '' } = filter;
  const conditions = await wordConditions(database, `${filter.q} ${tag}`);
  return (query) => {
    const narrowed = query
      .where('state', '=', list)
      .$if(stage !== 'all', (all) => all.where('stage', '=', stage))
      .$if(kind !== 'all', (all) => all.where('kind', '=', kind))
      .$if(owner === NO_OWNER, (all) => all.where('owner_id', 'is', null))
      .$if(owner !== '' && owner !== NO_OWNER, (all) => all.where('owner_id', '=', owner))
      .$if(from !== '', (all) => all.where('created_at', '>=', from))
      .$if(to !== '', (all) => all.where('created_at', '<', to))
      .$if(tag !== '', (all) => all.where(hasTag(tag)))
      .$if(due === 'waiting', (all) => all.where(isSilent(silentUntil)))
      .$if(due === 'today' || due === 'week', (all) => all.where(isDue(due === 'week' ? 7 : 0)));
    return conditions.reduce((all, condition) => all.where(condition), narrowed);
  };
}

/** Whether a filter needs more than the counters, which know state, stage, kind and owner. */
export function isCountedFilter({ q, tag, due, from, to }: Omit<EnquiryFilter, 'list' | 'stage'>): boolean {
  return q.trim() === '' && [tag, from, to].every((text) => text === '') && due === 'all';
}

/** Few enquiries have a next step. As a subquery, the database starts with them. */
function isDue(days: number): RawBuilder<boolean> {
  const until = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  return sql<boolean>`id in (select id from enquiries where next_step_on <= ${until})`;
}

function isSilent(until: string): RawBuilder<boolean> {
  return sql<boolean>`id in (select id from enquiries where state = 'open' and last_activity_at <= ${until}
    and stage in (${sql.join(WAITING_STAGES)}))`;
}

/** `like` ignores the case of letters on SQLite; `replace` compares exactly on both databases. */
function hasTag(tag: string): RawBuilder<boolean> {
  return sql<boolean>`replace(tags, ${`\n${tag}\n`}, '') <> tags`;
}

async function wordConditions(database: Database, q: string): Promise<RawBuilder<boolean>[]> {
  const terms = searchTerms(q);
  const indexed = database.kind === 'sqlite' ? terms.filter((term) => Array.from(term).length >= INDEXED_LENGTH) : [];
  const contains = (term: string) => containsTerm(sql.ref('search'), term);
  if (indexed.length === 0) return terms.map(contains);
  const words = indexed
    .map((term) => `"${term.replaceAll('"', '""')}"`)
    .join(' and ')
    .replaceAll(' and ', ' AND ');
  const matches = sql`select rowid from enquiry_words where enquiry_words match ${words}`;
  const counted = sql<{ count: number }>`select count(*) as count from (${matches} limit ${INDEXED_MAX + 1})`;
  const { rows } = await counted.execute(database.db);
  if ((rows[0]?.count ?? 0) > INDEXED_MAX) return terms.map(contains);
  const found = sql<boolean>`id in (select id from enquiry_numbers where number in (${matches}))`;
  return [found, ...terms.filter((term) => !indexed.includes(term)).map(contains)];
}
