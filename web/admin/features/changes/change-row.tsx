import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fieldsText } from './changes-texts.ts';
import type { StagedChangeInList } from '#contract/records/staged-change.ts';
import { stagedPath } from '#web/admin/editing/staging/staged-path.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { formatAgo, insideSentence } from '#web/admin/shell/dates/ago.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import classes from './changes.module.css';
import * as changesTexts from '#web/admin/texts/changes.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

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
          {changesTexts.by(fieldsText(change))} {commonTexts.whoInside(userName, isOwn)},{' '}
          <time dateTime={updatedAt} title={formatFull(updatedAt)}>
            {insideSentence(formatAgo(updatedAt))}
          </time>
          {publishAt && changesTexts.goesPublicOn(formatFull(publishAt))}
        </span>
        {isStale && <span className={classes.warning}>{changesTexts.thePublicVersionWasChanged}</span>}
        {failure && (
          <span className={classes.failed} role="alert">
            {changesTexts.notPublishedAtItsMoment(failure)}
          </span>
        )}
      </div>
      {children && <div className={classes.buttons}>{children}</div>}
    </li>
  );
}
