import { CanaryAlert } from './canary-alert.tsx';
import classes from './dashboard-alert.module.css';
import { DeliveryAlerts } from './delivery-alerts.tsx';
import { MailAlert } from './mail-alert.tsx';
import { WaitingAlert } from './waiting-alert.tsx';

/** What does not work or needs a look. Nothing on most days. */
export function DashboardAlerts() {
  return (
    <div className={classes.alerts}>
      <MailAlert />
      <CanaryAlert />
      <DeliveryAlerts />
      <WaitingAlert />
    </div>
  );
}
