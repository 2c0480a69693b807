import { Button } from '@mantine/core';
import { TbExternalLink } from 'react-icons/tb';
import { Link } from 'react-router';
import { empty } from '#contract/texts.ts';
import { InboxScreen } from '#web/admin/editing/inbox/inbox-screen.tsx';
import { PeriodFilter } from '#web/admin/shell/dates/period-filter.tsx';
import { Charpai } from '#web/admin/shell/scenes.tsx';
import { EmptyState } from '#web/admin/shell/state.tsx';
import { DownloadCsv } from './download-csv.tsx';
import { leadKind } from './inbox.ts';
import { LeadDetail } from './lead-detail.tsx';

/** The requests for a proposal. */
export function LeadsScreen() {
  return (
    <InboxScreen
      kind={leadKind}
      title="Leads"
      help="Requests for a proposal from the pricing page."
      filters={(view, total) => (
        <>
          <PeriodFilter period={view.filter} onChange={view.setDays} />
          <DownloadCsv filter={view.filter} count={total} />
        </>
      )}
      detail={(open) => <LeadDetail {...open} />}
      none={<NoLeads />}
    />
  );
}

function NoLeads() {
  return (
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
  );
}
