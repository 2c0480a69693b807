import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import type { AuditEntry } from '#contract/records/audit-entry.ts';
import { empty, loadFailed } from '#contract/texts.ts';
import { blogTexts } from '#contract/texts/blog.ts';
import { call, messageOf } from '#web/api.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { ListStateCard } from '#web/admin/editing/inbox/inbox-content.tsx';
import { LoadOlder } from '#web/admin/editing/inbox/load-older.tsx';
import { periodBounds } from '#web/admin/shell/dates/period.ts';
import { Page } from '#web/admin/shell/page.tsx';
import { Footprints, Ledger } from '#web/admin/shell/scenes.tsx';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import { ListSkeleton } from '#web/admin/shell/list-skeleton.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { formatDay } from '#web/admin/shell/dates/format-date.ts';
import { ActivityRow } from './activity-row.tsx';
import { activityLines } from './activity-text.ts';
import classes from './activity.module.css';
import { useActivityView, type ActivityView } from './use-activity-view.ts';
import * as activityTexts from '#web/admin/texts/activity.ts';

const PAGE_SIZE = 50;

/** Who did what, when and, for admins, from which device. */
export function ActivityScreen() {
  const { role } = useAccount();
  const view = useActivityView();
  const help = role === 'admin' ? activityTexts.everythingDoneInThePanel : activityTexts.everythingChangedInThePanel;
  return (
    <Page title={activityTexts.activity} help={help} list>
      <ActivityFilters view={view} isAdmin={role === 'admin'} />
      <ActivityList view={view} />
    </Page>
  );
}

function useActivityEntries({ filter }: ActivityView) {
  const { from, to, ...rest } = filter;
  return useInfiniteQuery({
    queryKey: ['activity', filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        ...rest,
        ...periodBounds({ from, to }),
        scope: 'all' as const,
        limit: PAGE_SIZE,
        before: pageParam,
      };
      return (await call('GET /audit-log', { query, signal })).items;
    },
    initialPageParam: '',
    getNextPageParam: (items) => (items.length < PAGE_SIZE ? undefined : items.at(-1)?._id),
  });
}

function ActivityList({ view }: { view: ActivityView }) {
  const { _id } = useAccount();
  const { data, error, refetch, ...list } = useActivityEntries(view);
  const items = data?.pages.flat() ?? [];
  if (!data && error) {
    return <FailedState title={messageOf(error, loadFailed.activity)} onRetry={() => void refetch()} />;
  }
  if (!data)
    return (
      <ListStateCard>
        <ListSkeleton />
      </ListStateCard>
    );
  if (items.length === 0) {
    return (
      <ListStateCard>
        <NoActivity view={view} />
      </ListStateCard>
    );
  }
  return (
    <>
      <div className={classes.days} role="group" aria-label={activityTexts.activity}>
        {entriesByDay(items).map(([day, entries]) => (
          <section key={day} aria-label={day}>
            <h2 className={classes.day}>{day}</h2>
            <ul className={classes.rows}>
              {activityLines(entries, _id).map((line) => (
                <ActivityRow key={line._id} line={line} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <LoadOlder list={{ ...list, items, error }} total={undefined} failed={loadFailed.activity} />
    </>
  );
}

function entriesByDay(entries: readonly AuditEntry[]): [day: string, AuditEntry[]][] {
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const day = formatDay(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}

function NoActivity({ view: { isFiltered, reset } }: { view: ActivityView }) {
  if (!isFiltered)
    return <EmptyState scene={<Ledger />} title={empty.activity} text={activityTexts.changesInThePanel} />;
  return (
    <EmptyState scene={<Footprints />} title={empty.results} text={activityTexts.noActivityMatchesTheseFilters}>
      <Button variant="default" onClick={reset}>
        {blogTexts.resetFilters}
      </Button>
    </EmptyState>
  );
}
