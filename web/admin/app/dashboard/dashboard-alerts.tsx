import classes from './dashboard-alert.module.css';
import { DeliveryAlerts } from './delivery-alerts.tsx';

/** What does not work or needs a look. Nothing on most days. */
export function DashboardAlerts() {
  return (
    <div className={classes.alerts}>
      <DeliveryAlerts />
    </div>
  );
}
