import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LEADS_TABLE_COUNT } from '#contract/constants.ts';
import { empty, loadFailed } from '#contract/texts.ts';
import { messageOf, query } from '#web/api.ts';
import { LeadRows, LeadRowsSkeleton } from './lead-rows.tsx';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import classes from './latest-leads.module.css';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';

/** The newest leads, each with a link. */
export function LatestLeads() {
  const { data, error, isPending, refetch } = useQuery(query('GET /leads', { query: { limit: LEADS_TABLE_COUNT } }));
  return (
    <section className={classes.latest} aria-labelledby="latest-leads">
      <header className={classes.head}>
        <h2 id="latest-leads">{enquiriesTexts.latestLeads}</h2>
        {data && data.length > 0 && <Link to="/enquiries?kind=leads">{enquiriesTexts.allLeads}</Link>}
      </header>
      {isPending && <LeadRowsSkeleton rows={3} />}
      {error && !data && (
        <div className={classes.card}>
          <FailedState title={messageOf(error, loadFailed.leads)} onRetry={() => void refetch()} />
        </div>
      )}
      {data?.length === 0 && (
        <div className={classes.card}>
          <EmptyState title={empty.leads} text={enquiriesTexts.peopleWhoAskForOne} />
        </div>
      )}
      {data && data.length > 0 && (
        <LeadRows
          leads={data}
          linkTo={(id) => `/enquiries?enquiry=${encodeURIComponent(id)}`}
          label={enquiriesTexts.theNewestLeads(LEADS_TABLE_COUNT)}
        />
      )}
    </section>
  );
}
