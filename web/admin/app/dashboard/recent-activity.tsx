import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { LIST_LIMIT_MAX } from '#contract/constants.ts';
import { loadFailed } from '#contract/texts.ts';
import { messageOf, query } from '#web/api.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { MarkedFace } from '#web/admin/shell/marked-face.tsx';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { FailedState } from '#web/admin/shell/state.tsx';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { deedSign } from '#web/admin/features/activity/deed-signs.ts';
import { activityLines, type ActivityLine } from '#web/admin/features/activity/activity-text.ts';
import frame from './dashboard.module.css';
import classes from './recent-activity.module.css';
import { ListSkeleton } from '#web/admin/shell/list-skeleton.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';

const REFRESH_MS = 60_000;
/** Rows shown, and log entries fetched to fill them after grouping. */
const ROWS_AT_FIRST = 5;
const ENTRIES_FETCHED = 40;

/** The latest changes: who, what and when, each with a link. */
export function RecentActivity() {
  const { _id } = useAccount();
  const [isAll, setAll] = useState(false);
  const { data, error, refetch } = useQuery({
    ...query('GET /audit-log', { query: { limit: isAll ? LIST_LIMIT_MAX : ENTRIES_FETCHED } }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
  const all = data ? activityLines(data.items, _id) : [];
  const shown = isAll ? all : all.slice(0, ROWS_AT_FIRST);
  return (
    <section className={frame.block} aria-labelledby="recent-activity">
      <div className={classes.head}>
        <h2 id="recent-activity">{dashboardTexts.recentActivity}</h2>
        {(isAll || all.length > ROWS_AT_FIRST) && (
          <Button variant="transparent" className={classes.more} aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? dashboardTexts.showLess : commonTexts.showMore}
          </Button>
        )}
      </div>
      {!data && !error && <ListSkeleton />}
      {data && all.length === 0 && <p className={frame.nothing}>{dashboardTexts.changesMadeInThePanel}</p>}
      <ul className={frame.rows}>
        {shown.map((line) => (
          <RecentRow key={line._id} line={line} />
        ))}
      </ul>
      {!data && error && <FailedState title={messageOf(error, loadFailed.admin)} onRetry={() => void refetch()} />}
    </section>
  );
}

function RecentRow({ line: { at, actor, name, verb, object, to, entry } }: { line: ActivityLine }) {
  return (
    <li>
      <Link className={classes.row} to={to}>
        <MarkedFace name={name} size={30} sign={deedSign(entry.action)} />
        <span className={classes.words}>
          <strong>{actor}</strong> <span className={classes.verb}>{verb}</span> {object}
        </span>
        <time className={classes.when} dateTime={at} title={formatFull(at)}>
          {formatAgo(at)}
        </time>
      </Link>
    </li>
  );
}
