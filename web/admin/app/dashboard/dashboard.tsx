import { Page } from '#web/admin/shell/page.tsx';
import { ArrivedChart } from './arrived-chart.tsx';
import { ContinueEditing } from './continue-editing.tsx';
import classes from './dashboard.module.css';
import { PeopleCards } from './people-cards.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { useSinceLeft } from './last-visit.ts';
import { SystemStatus } from './system-status.tsx';
import { WorkThatWaits } from './todo-card.tsx';

const today = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** Where one arrives: what happened meanwhile, the way back to unsaved work, whether all is well, what waits. */
export function Dashboard() {
  const since = useSinceLeft();
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
          <WorkThatWaits />
          <ArrivedChart />
        </div>
        <RecentActivity />
      </div>
    </Page>
  );
}
