import { Button } from '@mantine/core';
import { TbExternalLink } from 'react-icons/tb';
import { Link } from 'react-router';
import { LEAD_STATES } from '#contract/constants.ts';
import type { Lead } from '#contract/records/lead.ts';
import { empty, loadFailed } from '#contract/texts.ts';
import { messageOf } from '#web/api.ts';
import { Filters } from '#web/admin/editing/inbox/filters.tsx';
import { useArrived, useCounts, useOpen } from '#web/admin/editing/inbox/inbox.ts';
import { Card, Gone, InboxScreen, NoResults } from '#web/admin/editing/inbox/inbox-screen.tsx';
import { Older } from '#web/admin/editing/inbox/older.tsx';
import { useSteps } from '#web/admin/editing/inbox/steps.ts';
import { useView, type View } from '#web/admin/editing/inbox/use-view.ts';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import { DownloadCsv } from './download-csv.tsx';
import { leadInbox } from './inbox.ts';
import { LeadDetail } from './lead-detail.tsx';
import { LeadRows, LeadRowsSkeleton } from './lead-rows.tsx';
import { PeriodFilter } from '#web/admin/shell/dates/period-filter.tsx';
import { periodLabel } from '#web/admin/shell/dates/period.ts';

/** Requests for a proposal: the table, and the chosen lead beside it or over it. */
export function LeadsScreen() {
  const view = useView('lead', LEAD_STATES);
  const list = useArrived(leadInbox, view.filter);
  const counts = useCounts(leadInbox, view.filter);
  const { open, error } = useOpen(leadInbox, view.chosenId, list);
  const steps = useSteps(view, list);
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
      <Gone error={error} thing="lead" />
      {!isEmpty && (
        <Filters view={view} statuses={LEAD_STATES} counts={counts} things="leads" placeholder="Name, company or email">
          <PeriodFilter period={view.filter} onChange={view.setDays} />
        </Filters>
      )}
      <Content list={list} view={view} total={total} />
    </InboxScreen>
  );
}

interface ContentProps {
  list: ReturnType<typeof useArrived<Lead>>;
  view: View;
  total: number | undefined;
}

function Content({ list, view, total }: ContentProps) {
  const { items, isPending, error, refetch } = list;
  if (isPending) return <LeadRowsSkeleton />;
  if (error && items.length === 0) {
    return (
      <Card>
        <FailedState title={messageOf(error, loadFailed.leads)} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (items.length === 0) {
    if (!view.isFiltered) return <NoLeads />;
    return <NoResults view={view} thing="lead" days={`received: ${periodLabel(view.filter, new Date())}`} />;
  }
  return (
    <>
      <LeadRows leads={items} linkTo={view.linkTo} chosenId={view.chosenId} label="Leads" />
      <Older list={list} total={total} failed={loadFailed.leads} />
    </>
  );
}

function NoLeads() {
  return (
    <Card>
      <EmptyState title={empty.leads} text="Requests for a proposal from the pricing page appear here.">
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
    </Card>
  );
}
