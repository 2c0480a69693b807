import { Page } from '../shell/page.tsx';
import classes from './dashboard.module.css';
import { PeopleCards } from './people-cards.tsx';
import { SystemStatus } from './system-status.tsx';
import { UnreadMessages } from './unread-messages.tsx';

const today = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** Where one arrives: who is here, whether all is well, what waits. */
export function Dashboard() {
  return (
    <Page title="Dashboard" help={today.format(new Date()).replace(',', '')}>
      <div className={classes.cards}>
        <PeopleCards />
        <SystemStatus />
      </div>
      <UnreadMessages />
    </Page>
  );
}
