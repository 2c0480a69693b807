import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PublicRetention } from '#contract/records/retention.ts';
import { ApiError, messageOf, query } from '#web/api.ts';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { Page } from '#web/admin/shell/page.tsx';
import { OpenLetter } from '#web/admin/shell/scenes.tsx';
import { EmptyState } from '#web/admin/shell/state.tsx';
import { InboxFilters } from './filters.tsx';
import { useCounts, useInboxList, type InboxItem } from './inbox.ts';
import { InboxContent } from './inbox-content.tsx';
import type { InboxKind } from './inbox-kind.ts';
import classes from './inbox-screen.module.css';
import { useInboxView, type InboxView } from './use-inbox-view.ts';
import { useReadingPane, type ReadingPane } from './use-reading-pane.ts';
import * as inboxTexts from '#web/admin/texts/inbox.ts';

/** The open item. */
export interface OpenItem<T extends InboxItem> {
  record: T;
  pane: ReadingPane;
  onDeleted: () => void;
}

interface InboxScreenProps<T extends InboxItem> {
  kind: InboxKind<T>;
  title: string;
  help: string;
  /** More filters beside the search. */
  filters?: (view: InboxView, total: number | undefined) => ReactNode;
  detail: (open: OpenItem<T>) => ReactNode;
  /** Shown when there are no items at all. */
  none: ReactNode;
}

/** The list of an inbox with the open item beside it, or over it on narrow screens. */
export function InboxScreen<T extends InboxItem>({ kind, title, help, filters, detail, none }: InboxScreenProps<T>) {
  const view = useInboxView(kind.one, kind.states, kind.moreFilters);
  const list = useInboxList(kind.inbox, view.filter);
  const counts = useCounts(kind.inbox, view.filter);
  const { open, error, pane } = useReadingPane(kind.inbox, view, list);
  const { data: retention } = useQuery(query('GET /retention'));
  const total = counts?.[view.filter.status || 'all'];
  const isEmpty = !list.isPending && list.items.length === 0 && !view.isFiltered;
  const hasPane = pane.isBeside && (open !== undefined || !isEmpty);
  const opened = open && detail({ record: open, pane, onDeleted: () => view.forget(open._id) });
  return (
    <div className={classes.screen} data-beside={hasPane || undefined}>
      <Page title={title} help={`${help}${deletedText(kind.one, retention)}`} wide={hasPane}>
        <MissingItemNotice error={error} thing={kind.one} />
        {!isEmpty && (
          <InboxFilters
            view={view}
            statuses={kind.states}
            counts={counts}
            things={kind.many}
            placeholder={kind.searchHint}
            nameOf={kind.statusName}
          >
            {filters?.(view, total)}
          </InboxFilters>
        )}
        <InboxContent kind={kind} list={list} view={view} total={total} openId={open?._id} none={none} />
      </Page>
      {hasPane ? (
        (opened ?? <NothingOpen kind={kind} newCount={list.isPending ? undefined : counts?.new} />)
      ) : (
        <ItemDrawer thing={kind.one} onClose={pane.steps.close}>
          {opened}
        </ItemDrawer>
      )}
    </div>
  );
}

interface ItemDrawerProps {
  thing: string;
  onClose: () => void;
  children: ReactNode;
}

export function ItemDrawer({ thing, onClose, children }: ItemDrawerProps) {
  return (
    <Drawer
      opened={Boolean(children)}
      onClose={onClose}
      size={416}
      padding={0}
      withCloseButton={false}
      attributes={{ content: { 'aria-label': upperFirst(thing) } }}
      classNames={{ content: classes.drawer, body: classes.drawerBody }}
    >
      {children}
    </Drawer>
  );
}

interface NothingOpenProps<T extends InboxItem> {
  kind: InboxKind<T>;
  /** The number of new items; undefined while loading. */
  newCount: number | undefined;
}

/** The pane while nothing is open. */
function NothingOpen<T extends InboxItem>({ kind, newCount }: NothingOpenProps<T>) {
  return (
    <div className={classes.rest}>
      {newCount !== undefined && (
        <EmptyState
          scene={<OpenLetter />}
          title={newCount === 0 ? inboxTexts.noNew(kind.many) : inboxTexts.chooseA(kind.one)}
          text={inboxTexts.clickOneInTheList}
        />
      )}
    </div>
  );
}

/** Shown when a link leads to an item that no longer exists. */
function MissingItemNotice({ error, thing }: { error: Error | null; thing: string }) {
  if (!error) return null;
  const isGone = error instanceof ApiError && error.code === 'not-found';
  return (
    <p className={classes.failed} role="alert">
      {isGone ? inboxTexts.thisNoLongerExists(thing) : messageOf(error, inboxTexts.thisCouldNotBeOpened(thing))}
    </p>
  );
}

/** When the records of an inbox are deleted by themselves. Enquiries are both messages and leads. */
function deletedText(thing: string, { messagesDays = 0, leadsDays = 0 }: Partial<PublicRetention> = {}): string {
  const isAll = thing !== 'message' && messagesDays !== leadsDays;
  if (!isAll) return messagesDays ? inboxTexts.deletedPermanentlyDaysAfter(messagesDays) : '';
  const parts = [messagesDays && `messages ${messagesDays} days`, leadsDays && `leads ${leadsDays} days`];
  return inboxTexts.deletedPermanentlyAfterTheyArrived(parts.filter(Boolean).join(', '));
}
