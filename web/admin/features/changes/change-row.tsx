import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fieldsText } from './changes-texts.ts';
import type { StagedChangeInList } from '#contract/records/staged-change.ts';
import { stagedPath } from '#web/admin/editing/staging/staged-path.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { formatAgo, insideSentence } from '#web/admin/shell/dates/ago.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import classes from './changes.module.css';

interface ChangeRowProps {
  change: StagedChangeInList;
  /** A checkbox before it. */
  mark?: ReactNode;
  /** Buttons behind it. */
  children?: ReactNode;
}

/** A staged change: what, by whom and when, with a link to its editor. */
export function ChangeRow({ change, mark, children }: ChangeRowProps) {
  const { title, userId, userName, updatedAt, publishAt, failure, isStale } = change;
  const isOwn = userId === useAccount()._id;
  return (
    <li className={classes.row}>
      {mark}
      <div className={classes.what}>
        <Link to={stagedPath(change)} className={classes.title}>
          {title}
        </Link>
        <span className={classes.facts}>
          {fieldsText(change)} by {isOwn ? 'you' : userName || 'somebody'},{' '}
          <time dateTime={updatedAt} title={formatFull(updatedAt)}>
            {insideSentence(formatAgo(updatedAt))}
          </time>
          {publishAt && ` · goes public on ${formatFull(publishAt)}, your time`}
        </span>
        {isStale && (
          <span className={classes.warning}>
            The public version was changed since. Open it and publish there: both are merged.
          </span>
        )}
        {failure && (
          <span className={classes.failed} role="alert">
            Not published at its moment: {failure}
          </span>
        )}
      </div>
      {children && <div className={classes.buttons}>{children}</div>}
    </li>
  );
}
