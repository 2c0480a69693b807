import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { empty } from '#contract/texts.ts';
import { blogTexts } from '#contract/texts/blog.ts';
import { messageOf } from '#web/api.ts';
import { periodLabel } from '#web/admin/shell/dates/period.ts';
import { Footprints } from '#web/admin/shell/scenes.tsx';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import type { InboxItem, useInboxList } from './inbox.ts';
import type { InboxKind } from './inbox-kind.ts';
import { InboxList, InboxListSkeleton } from './inbox-list.tsx';
import classes from './inbox-screen.module.css';
import { LoadOlder } from './load-older.tsx';
import { statusLabel } from './status.tsx';
import type { InboxView } from './use-inbox-view.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as inboxTexts from '#web/admin/texts/inbox.ts';

interface InboxContentProps<T extends InboxItem> {
  kind: InboxKind<T>;
  list: ReturnType<typeof useInboxList<T>>;
  view: InboxView;
  /** The number of matches; undefined while unknown. */
  total: number | undefined;
  openId: string | undefined;
  /** Shown when there are no items at all. */
  none: ReactNode;
}

/** The list, or why there is none. */
export function InboxContent<T extends InboxItem>({ kind, list, view, total, openId, none }: InboxContentProps<T>) {
  const { items, isPending, error, refetch } = list;
  if (isPending) return <InboxListSkeleton />;
  if (error && items.length === 0) {
    return (
      <ListStateCard>
        <FailedState title={messageOf(error, kind.failed)} onRetry={() => void refetch()} />
      </ListStateCard>
    );
  }
  if (items.length === 0) {
    return <ListStateCard>{view.isFiltered ? <NoResults view={view} kind={kind} /> : none}</ListStateCard>;
  }
  return (
    <>
      <InboxList kind={kind} items={items} view={view} openId={openId} />
      <LoadOlder list={list} total={total} failed={kind.failed} />
    </>
  );
}

/** The card for the states of a list: loading, failed or empty. */
export function ListStateCard({ children }: { children: ReactNode }) {
  return <div className={classes.card}>{children}</div>;
}

/** Nothing matches the filters. Lists them and offers to reset them. */
function NoResults<T extends InboxItem>({ view, kind }: { view: InboxView; kind: InboxKind<T> }) {
  const { filter, reset } = view;
  const nameOf = kind.statusName ?? statusLabel;
  const limits = [
    filter.q && `“${filter.q}”`,
    filter.status && `${(kind.statusWord ?? commonTexts.status).toLowerCase()} ${nameOf(filter.status)}`,
    // oxlint-disable-next-line react/purity -- it shows the current period
    (filter.from || filter.to) && inboxTexts.receivedIn(periodLabel(filter, new Date())),
    view.hasMore && inboxTexts.theChosenFilters,
  ].filter(Boolean);
  return (
    <EmptyState
      scene={<Footprints />}
      title={empty.results}
      text={inboxTexts.noMatches(kind.one, limits.join(' and '))}
    >
      <Button variant="default" onClick={reset}>
        {blogTexts.resetFilters}
      </Button>
    </EmptyState>
  );
}
