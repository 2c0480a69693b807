import { Link } from 'react-router';
import { formatClock, formatFull } from '#web/admin/shell/dates/format-date.ts';
import { deviceName } from '#web/admin/shell/device-name.ts';
import { MarkedFace } from '#web/admin/shell/marked-face.tsx';
import { useInView } from '#web/admin/shell/use-in-view.ts';
import { ActivityChange, changedSubject } from './activity-change.tsx';
import classes from './activity.module.css';
import type { ActivityLine } from './activity-text.ts';
import { deedSign } from './deed-signs.ts';
import * as activityTexts from '#web/admin/texts/activity.ts';

/** One line of the activity log: who did what, what changed, and for admins the device. */
export function ActivityRow({ line }: { line: ActivityLine }) {
  const { actor, name, at, entry } = line;
  const { ref, isVisible } = useInView<HTMLLIElement>(false);
  const device = entry.address && [entry.agent && deviceName(entry.agent), entry.address].filter(Boolean).join(', ');
  // Of a login the device is the news. Of other acts it is looked up, not read along.
  const isLogin = entry.kind === 'logins';
  const subject = changedSubject(line);
  return (
    <li ref={ref} className={classes.row}>
      <time className={classes.when} dateTime={at} title={formatFull(at)}>
        {formatClock(at)}
      </time>
      <MarkedFace name={name} size={32} sign={deedSign(entry.action)} />
      <span className={classes.words}>
        <span className={classes.deed}>
          <strong>{actor}</strong> <Deed line={line} />
        </span>
        {isLogin && device && <span className={classes.below}>{device}</span>}
        {subject && (
          <span className={classes.below}>
            <ActivityChange line={line} subject={subject} isNeeded={isVisible} />
          </span>
        )}
      </span>
      {device && !isLogin && <span className={classes.device}>{device}</span>}
    </li>
  );
}

/** Verb and object. The object is the link, or the verb if there is none. */
function Deed({ line: { verb, object, to, count } }: { line: ActivityLine }) {
  return (
    <>
      {object && <span className={classes.verb}>{verb} </span>}
      <Link className={classes.link} to={to}>
        {object || verb}
      </Link>
      {count > 1 && <span className={classes.count}> {activityTexts.times(count)}</span>}
    </>
  );
}
