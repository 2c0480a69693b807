import { Button } from '@mantine/core';
import { TbExternalLink } from 'react-icons/tb';
import { Link } from 'react-router';
import { LEAD_STATES } from '#contract/constants.ts';
import type { Lead } from '#contract/records/lead.ts';
import { empty, loadFailed } from '#contract/texts.ts';
import { messageOf } from '#web/api.ts';
import { InboxFilters } from '#web/admin/editing/inbox/filters.tsx';
import { useInboxList, useCounts, useOpenItem } from '#web/admin/editing/inbox/inbox.ts';
import {
  ListStateCard,
  MissingItemNotice,
  InboxScreen,
  NoInboxResults,
} from '#web/admin/editing/inbox/inbox-screen.tsx';
import { LoadOlder } from '#web/admin/editing/inbox/load-older.tsx';
import { useDetailSteps } from '#web/admin/editing/inbox/steps.ts';
import { useInboxView, type InboxView } from '#web/admin/editing/inbox/use-inbox-view.ts';
import { Charpai } from '#web/admin/shell/scenes.tsx';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import { DownloadCsv } from './download-csv.tsx';
import { leadInbox } from './inbox.ts';
import { LeadDetail } from './lead-detail.tsx';
import { LeadRows, LeadRowsSkeleton } from './lead-rows.tsx';
import { PeriodFilter } from '#web/admin/shell/dates/period-filter.tsx';
import { periodLabel } from '#web/admin/shell/dates/period.ts';

/** The leads as a table, with the chosen one beside or over it. */
export function LeadsScreen() {
  const view = useInboxView('lead', LEAD_STATES);
  const list = useInboxList(leadInbox, view.filter);
  const counts = useCounts(leadInbox, view.filter);
  const { open, error } = useOpenItem(leadInbox, view.chosenId, list);
  const steps = useDetailSteps(view, list);
  const total = counts?.[view.filter.status || 'all'];
  const isEmpty = !list.isPending && list.items.length === 0 && !view.isFiltered;
  return (
    <InboxScreen
      title="Leads"
      help="Requests for a proposal from the pricing page."
      actions={!isEmpty && <DownloadCsv filter={view.filter} count={total} />}
      thing="Lead"
      onClose={view.close}
      detail={
        open &&
        ((isBeside) => (
          <LeadDetail lead={open} steps={steps} isBeside={isBeside} onDeleted={() => view.forget(open._id)} />
        ))
      }
    >
      <MissingItemNotice error={error} thing="lead" />
      {!isEmpty && (
        <InboxFilters
          view={view}
          statuses={LEAD_STATES}
          counts={counts}
          things="leads"
          placeholder="Name, company or email"
        >
          <PeriodFilter period={view.filter} onChange={view.setDays} />
        </InboxFilters>
      )}
      <LeadList list={list} view={view} total={total} />
    </InboxScreen>
  );
}

interface ContentProps {
  list: ReturnType<typeof useInboxList<Lead>>;
  view: InboxView;
  total: number | undefined;
}

function LeadList({ list, view, total }: ContentProps) {
  const { items, isPending, error, refetch } = list;
  if (isPending) return <LeadRowsSkeleton />;
  if (error && items.length === 0) {
    return (
      <ListStateCard>
        <FailedState title={messageOf(error, loadFailed.leads)} onRetry={() => void refetch()} />
      </ListStateCard>
    );
  }
  if (items.length === 0) {
    if (!view.isFiltered) return <NoLeads />;
    // oxlint-disable-next-line react/purity -- it shows the current period
    return <NoInboxResults view={view} thing="lead" days={`received: ${periodLabel(view.filter, new Date())}`} />;
  }
  return (
    <>
      <LeadRows leads={items} linkTo={view.linkTo} chosenId={view.chosenId} label="Leads" />
      <LoadOlder list={list} total={total} failed={loadFailed.leads} />
    </>
  );
}

function NoLeads() {
  return (
    <ListStateCard>
      <EmptyState
        scene={<Charpai />}
        title={empty.leads}
        text="Requests for a proposal from the pricing page appear here."
      >
        <Button
          component="a"
          href="/pricing"
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<TbExternalLink size={16} aria-hidden />}
        >
          Open the pricing page
        </Button>
        <Button component={Link} to="/pricing" variant="subtle">
          Edit its plans
        </Button>
      </EmptyState>
    </ListStateCard>
  );
}
