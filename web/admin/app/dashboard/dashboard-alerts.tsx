import { CanaryAlert } from './canary-alert.tsx';
import classes from './dashboard-alert.module.css';
import { DeliveryAlerts } from './delivery-alerts.tsx';
import { MailWarning } from './mail-warning.tsx';
import { WaitingAlert } from './waiting-alert.tsx';

/** What does not work or needs a look. Nothing on most days. */
export function DashboardAlerts() {
  return (
    <div className={classes.alerts}>
      <MailWarning />
      <CanaryAlert />
      <DeliveryAlerts />
      <WaitingAlert />
    </div>
  );
}
