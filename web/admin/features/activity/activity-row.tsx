import { Link } from 'react-router';
import type { AuditEntry } from '#contract/records/audit-entry.ts';
import { deviceName } from '#web/admin/shell/device-name.ts';
import { activityLines } from './activity-text.ts';
import { PersonMark } from '#web/admin/shell/person-mark.tsx';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import classes from './activity.module.css';

/** One line of the activity log, with a link and, for admins, the device. */
export function ActivityRow({ entry, own }: { entry: AuditEntry; own: string }) {
  const [line] = activityLines([entry], own);
  if (!line) return null;
  const { actor, name, verb, object, to, at } = line;
  return (
    <li>
      <Link className={classes.row} to={to}>
        <PersonMark name={name} size={28} />
        <span className={classes.words}>
          <span>
            <strong>{actor}</strong> <span className={classes.verb}>{verb}</span> {object}
          </span>
          {entry.address && (
            <span className={classes.from}>
              {entry.agent ? `${deviceName(entry.agent)}, ` : ''}
              {entry.address}
            </span>
          )}
        </span>
        <time className={classes.when} dateTime={at} title={formatFull(at)}>
          {formatAgo(at)}
        </time>
      </Link>
    </li>
  );
}
