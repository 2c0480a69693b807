import { Page } from '#web/admin/shell/page.tsx';
import { ArrivalsChart } from './arrivals-chart.tsx';
import { ContinueEditing } from './continue-editing.tsx';
import classes from './dashboard.module.css';
import { PeopleCards } from './people-cards.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { useSinceLastVisit } from './last-visit.ts';
import { SystemStatus } from './system-status.tsx';
import { TodoCard } from './todo-card.tsx';

const today = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** The start screen: news, unsaved work, system status and open tasks. */
export function Dashboard() {
  const since = useSinceLastVisit();
  // oxlint-disable-next-line react/purity -- it shows the current day
  const day = today.format(new Date()).replace(',', '');
  return (
    <Page title="Dashboard" help={since ? `${day}. ${since}` : day}>
      <ContinueEditing />
      <div className={classes.cards}>
        <PeopleCards />
        <SystemStatus />
      </div>
      <div className={classes.columns}>
        <div className={classes.column}>
          <TodoCard />
          <ArrivalsChart />
        </div>
        <RecentActivity />
      </div>
    </Page>
  );
}
