import { Link } from 'react-router';
import { labelAt, lowerFirst } from '#web/admin/editing/form/labels.ts';
import { subjectSchema } from '#web/admin/editing/history/subject.ts';
import { formatClock, formatFull } from '#web/admin/shell/dates/format-date.ts';
import { deviceName } from '#web/admin/shell/device-name.ts';
import { PersonMark } from '#web/admin/shell/person-mark.tsx';
import { HISTORY_KINDS } from '#contract/constants.ts';
import classes from './activity.module.css';
import type { ActivityLine } from './activity-text.ts';

/** Fields listed by name before the rest is counted. */
const FIELDS_NAMED = 4;

/** One line of the activity log: who did what, which fields, and for admins the device. */
export function ActivityRow({ line }: { line: ActivityLine }) {
  const { actor, name, verb, object, to, at, count, entry } = line;
  const device = entry.address && [entry.agent && deviceName(entry.agent), entry.address].filter(Boolean).join(', ');
  // Of a login the device is the news. Of other acts it is looked up, not read along.
  const isLogin = entry.kind === 'logins';
  const below = isLogin ? device : changedText(line);
  return (
    <li>
      <Link className={classes.row} to={to}>
        <PersonMark name={name} size={28} />
        <span className={classes.words}>
          <span>
            <strong>{actor}</strong> <span className={classes.verb}>{verb}</span> {object}
            {count > 1 && <span className={classes.count}> {count} times</span>}
          </span>
          {below && <span className={classes.below}>{below}</span>}
        </span>
        {device && !isLogin && <span className={classes.device}>{device}</span>}
        <time className={classes.when} dateTime={at} title={formatFull(at)}>
          {formatClock(at)}
        </time>
      </Link>
    </li>
  );
}

/** The names of the changed fields: 'Title line 2, description'. */
function changedText({ fields, entry }: ActivityLine): string {
  const kind = HISTORY_KINDS.find((one) => one === entry.kind);
  if (!kind || fields.length === 0) return '';
  const schema = subjectSchema({ kind, id: entry.record, title: '' });
  const labels = [...new Set(fields.map((field) => labelAt(schema, field)).filter(Boolean))];
  const named = labels.slice(0, FIELDS_NAMED).map((label, index) => (index === 0 ? label : lowerFirst(label)));
  const rest = labels.length - named.length;
  return rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(', ');
}
