import { sql, type RawBuilder } from 'kysely';
import type { DeletionReason, DueDeletion } from '#contract/records/retention.ts';
import type { SettingsFields } from '#contract/settings/index.ts';
import type { Db } from '#server/erasure/found.ts';
import { recordTitle } from '#server/history/record-title.ts';
import { OWN_TABLES } from '#server/db/record-tables.ts';

const DAY_MS = 24 * 3_600_000;

/** Days after which records are deleted; 0 for never. */
export type RecordDays = Pick<SettingsFields<'retention'>, 'messagesDays' | 'leadsDays' | 'reviewsDays' | 'spamDays'>;
type Kind = DueDeletion['kind'];

/** A record whose time is over at a moment. */
export interface DueRecord {
  kind: Kind;
  id: string;
  created_at: string;
  reason: DeletionReason;
  /** JSON of its fields. */
  value: string;
  days: number;
}

/**
 * The records that a setting deletes at `now`, the most overdue first, at most `limit` of each kind. One that two
 * settings concern is there once.
 */
export async function findDue(
  db: Db,
  days: RecordDays,
  { now, limit }: { now: number; limit: number },
): Promise<DueRecord[]> {
  const found = new Map<string, DueRecord>();
  for (const rule of rulesOf(days)) {
    const before = new Date(now - rule.days * DAY_MS).toISOString();
    const { rows } = await sql<Pick<DueRecord, 'id' | 'created_at' | 'value'>>`
      select id, created_at, value from ${rule.from}
      where ${rule.where} and created_at <= ${before} order by created_at limit ${limit}`.execute(db);
    for (const row of rows) {
      const due = { ...row, kind: rule.kind, reason: rule.reason, days: rule.days };
      const known = found.get(row.id);
      if (!known || dueAt(due) < dueAt(known)) found.set(row.id, due);
    }
  }
  return [...found.values()].toSorted((a, b) => (dueAt(a) < dueAt(b) ? -1 : 1));
}

/** When the time of a record is over. */
export function dueAt({ created_at, days }: Pick<DueRecord, 'created_at' | 'days'>): string {
  return new Date(Date.parse(created_at) + days * DAY_MS).toISOString();
}

export function dueTitle({ value }: Pick<DueRecord, 'value'>): string {
  return recordTitle(JSON.parse(value)); // only our own writes store it
}

interface Rule {
  kind: Kind;
  reason: DeletionReason;
  days: number;
  from: RawBuilder<unknown>;
  where: RawBuilder<boolean>;
}

/** What the settings delete. A record in the bin is as old as it was in its list. */
function rulesOf({ messagesDays, leadsDays, reviewsDays, spamDays }: RecordDays): Rule[] {
  const table = (kind: Kind) => sql.table(OWN_TABLES[kind]);
  const all = sql<boolean>`1 = 1`;
  const ofKind = (kind: Kind, days: number): Rule[] => [
    { kind, reason: 'age', days, from: table(kind), where: all },
    { kind, reason: 'age', days, from: sql.table('trash'), where: sql<boolean>`kind = ${kind}` },
  ];
  const spam = (kind: Kind): Rule => ({
    ...{ kind, reason: 'spam', days: spamDays, from: table(kind) },
    where: sql<boolean>`is_suspect = 1`,
  });
  const unpublished: Rule = {
    ...{ kind: 'reviews', reason: 'unpublished', days: reviewsDays, from: table('reviews') },
    where: sql<boolean>`is_approved = 0`,
  };
  const rules = [
    ...ofKind('messages', messagesDays),
    ...ofKind('leads', leadsDays),
    unpublished,
    ...(['messages', 'leads', 'reviews'] as const).map(spam),
  ];
  return rules.filter(({ days }) => days > 0);
}
