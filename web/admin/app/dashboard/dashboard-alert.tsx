import type { ReactNode } from 'react';
import { TbAlertTriangleFilled } from 'react-icons/tb';
import classes from './dashboard-alert.module.css';

interface DashboardAlertProps {
  /** `danger`: something does not work now. `warning`: somebody should look at it. */
  level: 'danger' | 'warning';
  title: string;
  /** Why, and what to do. */
  children: ReactNode;
  /** Links and buttons that do it. */
  actions?: ReactNode;
}

/** Something above the rest of the dashboard that needs a person. */
export function DashboardAlert({ level, title, children, actions }: DashboardAlertProps) {
  return (
    <section className={classes.alert} data-level={level} role={level === 'danger' ? 'alert' : 'status'}>
      <TbAlertTriangleFilled className={classes.icon} size={20} aria-hidden />
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        <p>{children}</p>
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </section>
  );
}
