import { useQuery } from '@tanstack/react-query';
import { TbAlertTriangle, TbChevronRight, TbVersions } from 'react-icons/tb';
import { Link } from 'react-router';
import type { StagedChangeInList } from '#contract/records/staged-change.ts';
import { query } from '#web/api.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { formatAgo, insideSentence } from '#web/admin/shell/dates/ago.ts';
import { formatMoment } from '#web/admin/shell/dates/format-date.ts';
import classes from './dashboard.module.css';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';

const SHOWN = 5;

/** What is staged, by whom, and what could not be published at its moment. */
export function StagedRows({ staged }: { staged: readonly StagedChangeInList[] }) {
  const { data: sets = [] } = useQuery(query('GET /change-sets'));
  const failed = sets.filter(({ failure }) => failure !== '');
  return (
    <ul className={classes.rows}>
      {failed.map(({ _id, name, failure }) => (
        <CardRow key={_id} title={name} detail={dashboardTexts.notPublishedAtItsMoment(failure)} isFailed />
      ))}
      {staged.slice(0, SHOWN).map((change) => (
        <StagedRow key={change._id} change={change} />
      ))}
      {staged.length > SHOWN && (
        <CardRow title={dashboardTexts.moreWithCount(staged.length - SHOWN)} detail={dashboardTexts.allStagedChanges} />
      )}
    </ul>
  );
}

function StagedRow({ change }: { change: StagedChangeInList }) {
  const { title, userId, userName, updatedAt, publishAt, failure } = change;
  const by = userId === useAccount()._id ? 'you' : userName || 'somebody';
  if (failure) return <CardRow title={title} detail={dashboardTexts.notPublishedAtItsMoment(failure)} isFailed />;
  const when = publishAt
    ? dashboardTexts.goesPublic(insideSentence(formatMoment(publishAt)))
    : insideSentence(formatAgo(updatedAt));
  return <CardRow title={title} detail={dashboardTexts.by(by, when)} />;
}

function CardRow({ title, detail, isFailed = false }: { title: string; detail: string; isFailed?: boolean }) {
  const Icon = isFailed ? TbAlertTriangle : TbVersions;
  return (
    <li>
      <Link className={classes.row} to="/changes">
        <Icon className={classes.icon} size={18} aria-hidden />
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          <span className={classes.from}>{detail}</span>
        </span>
        <TbChevronRight className={classes.icon} size={16} aria-hidden />
      </Link>
    </li>
  );
}
