import { useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { VersionInList } from '#contract/records/history.ts';
import { call } from '#web/api.ts';
import { labelAt, lowerFirst } from '#web/admin/editing/form/labels.ts';
import { formatDay } from '#web/admin/shell/dates/format-date.ts';
import type { HistorySubject } from './subject.ts';

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
    getNextPageParam: ({ items }) => (items.length < PAGE ? undefined : items.at(-1)?.version),
    staleTime: 0,
  });
  const versions = data?.pages.flatMap(({ items }) => items) ?? [];
  return { ...state, versions, current: data?.pages[0]?.current ?? 0 };
}

export function groupByDay(versions: readonly VersionInList[], now = new Date()): [day: string, VersionInList[]][] {
  const days = new Map<string, VersionInList[]>();
  for (const version of versions) {
    const day = formatDay(version.at, now);
    days.set(day, [...(days.get(day) ?? []), version]);
  }
  return [...days];
}

/** What a version changed, as text. */
export function versionSummary({ fields, restores }: VersionInList, schema: z.ZodType): string {
  if (restores > 0) return 'restored an earlier version';
  const labels = fields.map((name) => lowerFirst(labelAt(schema, name))).filter(Boolean);
  if (labels.length === 0) return 'original content';
  const named = labels.slice(0, FIELDS_NAMED).join(', ');
  return labels.length > FIELDS_NAMED
    ? `changed ${named} and ${labels.length - FIELDS_NAMED} more`
    : `changed ${named}`;
}
