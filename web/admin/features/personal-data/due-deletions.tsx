import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { DueDeletion } from '#contract/records/retention.ts';
import { messageOf, query } from '#web/api.ts';
import { formatFull, formatMoment } from '#web/admin/shell/dates/format-date.ts';
import classes from './personal-data.module.css';

const KINDS: Record<DueDeletion['kind'], { one: string; to: (id: string) => string }> = {
  messages: { one: 'Message', to: (id) => `/enquiries?enquiry=${encodeURIComponent(id)}` },
  leads: { one: 'Lead', to: (id) => `/enquiries?enquiry=${encodeURIComponent(id)}` },
  reviews: { one: 'Review', to: (id) => `/reviews/${encodeURIComponent(id)}` },
};
const REASONS: Record<DueDeletion['reason'], string> = {
  age: 'its period ends',
  spam: 'spam',
  unpublished: 'not published',
  bin: 'in the bin',
};

/** What the retention periods delete within the next days. */
export function DueDeletions() {
  const { data, error } = useQuery(query('GET /retention/due'));
  return (
    <section className={classes.group} aria-label="Deleted in the next 7 days">
      <h2 className={classes.heading}>
        Deleted in the next 7 days {data && data.total > 0 && <span className={classes.count}>{data.total}</span>}
      </h2>
      {error && (
        <p className={classes.hint} role="alert">
          {messageOf(error, 'Failed to load what is deleted soon')}
        </p>
      )}
      {!data && !error && <Skeleton height={44} radius="md" />}
      {data && data.total === 0 && (
        <p className={classes.hint}>
          Nothing. Records appear here a week before their period or their time in the bin ends.
        </p>
      )}
      {data && data.total > 0 && (
        <ul className={classes.frame}>
          {data.items.map((due) => (
            <DueRow key={due._id} due={due} />
          ))}
        </ul>
      )}
      {data && data.total > data.items.length && (
        <p className={classes.hint}>These are the first {data.items.length}.</p>
      )}
    </section>
  );
}

function DueRow({ due: { kind, _id, title, dueAt, reason } }: { due: DueDeletion }) {
  const { one, to } = KINDS[kind];
  const name = title || 'Without a title';
  return (
    <li className={classes.due}>
      <span className={classes.title}>{reason === 'bin' ? name : <Link to={to(_id)}>{name}</Link>}</span>
      <span className={classes.hint}>
        {one}, {REASONS[reason]}
      </span>
      <time className={classes.when} dateTime={dueAt} title={formatFull(dueAt)}>
        {dueText(dueAt)}
      </time>
    </li>
  );
}

/** What is overdue goes with the next hourly job. */
function dueText(dueAt: string, now = Date.now()): string {
  return Date.parse(dueAt) < now ? 'Within the hour' : formatMoment(dueAt);
}
