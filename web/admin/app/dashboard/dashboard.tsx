import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';
import { Arrivals } from './arrivals.tsx';
import { ContinueEditing } from './continue-editing.tsx';
import classes from './dashboard.module.css';
import { DashboardAlerts } from './dashboard-alerts.tsx';
import { dayPart, greeting, waitingText } from './greeting.ts';
import { InboxCard } from './inbox-card.tsx';
import { FirstSteps } from './first-steps.tsx';
import { PeopleCounts } from './people-counts.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { arrivedTodayText, sinceLastVisitText } from './last-visit.ts';
import { Sky } from './sky.tsx';
import { StagedCard } from './staged-card.tsx';
import { SystemStatus } from './system-status.tsx';
import { UpNext } from './up-next.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useTodo } from './use-todo.ts';
import { LOCALE } from '#web/admin/texts/language.ts';

const today = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric', month: 'long' });

/** The start screen: what waits, what was left unfinished, what comes next, and whether all is well. */
export function Dashboard() {
  // oxlint-disable-next-line react/purity -- it shows the current time
  const now = new Date();
  const { data: todo } = useTodo();
  const { data: since } = useQuery(query('GET /dashboard/last-visit'));
  const { days, isChartWorthy } = useArrivals();
  const day = today.format(now).replace(',', '');
  const news = (since && sinceLastVisitText(since, now)) || arrivedTodayText(days?.at(-1));
  return (
    <>
      <Sky part={dayPart(now)} />
      <div className={classes.page}>
        <header className={classes.greeting}>
          <h1>
            {greeting(now)} {todo && waitingText(todo)}
          </h1>
          <p>
            <span>{day}.</span> {news && <span>{news}</span>}
          </p>
        </header>
        <DashboardAlerts />
        <div className={classes.columns}>
          <div className={classes.main}>
            <InboxCard />
            <Arrivals />
            {!isChartWorthy && <RecentActivity />}
          </div>
          <div className={classes.aside}>
            <ContinueEditing />
            <FirstSteps />
            <StagedCard />
            <UpNext />
            {isChartWorthy && <RecentActivity />}
          </div>
        </div>
        <footer className={classes.foot}>
          <PeopleCounts />
          <SystemStatus />
        </footer>
      </div>
    </>
  );
}
