import { Page } from '../shell/page.tsx';
import { ContinueEditing } from './continue-editing.tsx';
import classes from './dashboard.module.css';
import { PeopleCards } from './people-cards.tsx';
import { SystemStatus } from './system-status.tsx';
import { WorkThatWaits } from './work-that-waits.tsx';

const today = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** Where one arrives: the way back to unsaved work, who is here, whether all is well, what waits. */
export function Dashboard() {
  return (
    <Page title="Dashboard" help={today.format(new Date()).replace(',', '')}>
      <ContinueEditing />
      <div className={classes.cards}>
        <PeopleCards />
        <SystemStatus />
      </div>
      <WorkThatWaits />
    </Page>
  );
}
