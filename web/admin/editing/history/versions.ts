import { useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { VersionInList } from '#contract/records/history.ts';
import { call, query } from '#web/api.ts';
import { labelAt, lowerFirst } from '#web/admin/editing/form/labels.ts';
import { formatDay } from '#web/admin/shell/dates/format-date.ts';
import type { HistorySubject } from './subject.ts';
import * as historyTexts from '#web/admin/texts/history.ts';

const PAGE = 50;
/** Fields listed by name before the rest is counted. */
const FIELDS_NAMED = 3;

/** The versions of a section or record loaded so far, newest first. */
export function useVersions({ kind, id }: HistorySubject) {
  const { data, ...state } = useInfiniteQuery({
    queryKey: ['GET /history/:kind/:id', { kind, id }],
    queryFn: ({ pageParam, signal }) =>
      call('GET /history/:kind/:id', { params: { kind, id }, query: { before: pageParam, limit: PAGE }, signal }),
    initialPageParam: 0,
    // The original version of a section that was never saved before is 0.
    getNextPageParam: ({ items }) => (items.length < PAGE ? undefined : items.at(-1)?.version || undefined),
    staleTime: 0,
  });
  const versions = data?.pages.flatMap(({ items }) => items) ?? [];
  return { ...state, versions, current: data?.pages[0]?.current ?? 0 };
}

/** One version with the version before it. A saved version does not change. */
export function versionQuery({ kind, id }: HistorySubject, version: number) {
  return {
    ...query('GET /history/:kind/:id/:version', { params: { kind, id, version: String(version) } }),
    staleTime: Infinity,
  };
}

/** A row of the list: one save, or several of one person shortly after each other. */
export interface SavedRow {
  /** The latest of them. */
  version: VersionInList;
  /** The earliest of them. */
  first: VersionInList;
  count: number;
  /** The fields that they changed. */
  fields: string[];
}

const TOGETHER_MS = 10 * 60 * 1000;

/** Folds the saves of one person within ten minutes into one row. Restored versions and unknown authors stay alone. */
export function foldVersions(versions: readonly VersionInList[]): SavedRow[] {
  const rows: SavedRow[] = [];
  for (const entry of versions) {
    const last = rows.at(-1);
    if (last && isTogether(last.version, entry)) {
      last.first = entry;
      last.count += 1;
      last.fields = [...new Set([...last.fields, ...entry.fields])];
    } else rows.push({ version: entry, first: entry, count: 1, fields: entry.fields });
  }
  return rows;
}

function isTogether(later: VersionInList, earlier: VersionInList): boolean {
  const isPlain = later.restores === 0 && earlier.restores === 0 && earlier.fields.length > 0;
  const isSamePerson = later.userId !== '' && later.userId === earlier.userId;
  return isPlain && isSamePerson && Date.parse(later.at) - Date.parse(earlier.at) < TOGETHER_MS;
}

export function groupByDay(rows: readonly SavedRow[], now = new Date()): [day: string, SavedRow[]][] {
  const days = new Map<string, SavedRow[]>();
  for (const row of rows) {
    const day = formatDay(row.version.at, now);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days];
}

/** What a version changed, as text. */
export function versionSummary({ version, fields }: SavedRow, schema: z.ZodType): string {
  if (version.restores > 0) return historyTexts.restoredAnEarlierVersion;
  const labels = fields.map((name) => lowerFirst(labelAt(schema, name))).filter(Boolean);
  if (labels.length === 0) return historyTexts.originalContent;
  const named = labels.slice(0, FIELDS_NAMED).join(', ');
  return labels.length > FIELDS_NAMED
    ? historyTexts.changedAndMore(named, labels.length - FIELDS_NAMED)
    : historyTexts.changed(named);
}
