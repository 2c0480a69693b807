import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { DueDeletion, DueDeletionList, DueNotes } from '#contract/records/retention.ts';
import { lowerFirst } from '#web/admin/editing/form/labels.ts';
import { messageOf, query } from '#web/api.ts';
import { formatFull, formatMoment } from '#web/admin/shell/dates/format-date.ts';
import classes from './personal-data.module.css';

const KINDS: Record<DueDeletion['kind'], { one: string; to: (id: string) => string }> = {
  messages: { one: 'Message', to: (id) => `/enquiries?enquiry=${encodeURIComponent(id)}` },
  leads: { one: 'Lead', to: (id) => `/enquiries?enquiry=${encodeURIComponent(id)}` },
  reviews: { one: 'Review', to: (id) => `/reviews/${encodeURIComponent(id)}` },
};
const NOTES: Record<DueNotes['kind'], [one: string, many: string]> = {
  deliveries: ['entry in the list of deliveries', 'entries in the list of deliveries'],
  addresses: ['network address in the activity', 'network addresses in the activity'],
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
      {data && data.total === 0 && data.notes.length === 0 && (
        <p className={classes.hint}>
          Nothing. Records appear here a week before their period or their time in the bin ends.
        </p>
      )}
      {data && data.total + data.notes.length > 0 && (
        <ul className={classes.frame}>
          {data.items.map((due) => (
            <DueRow key={due._id} due={due} />
          ))}
          {data.notes.map((notes) => (
            <NotesRow key={notes.kind} notes={notes} />
          ))}
        </ul>
      )}
      {data && data.mails > 0 && <p className={classes.hint}>{goingAlong(data)}</p>}
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

/** What the product noted itself goes together: one row for all of it. */
function NotesRow({ notes: { kind, count, dueAt } }: { notes: DueNotes }) {
  const [one, many] = NOTES[kind];
  return (
    <li className={classes.due}>
      <span className={classes.title}>{count === 1 ? `1 ${one}` : `${count} ${many}`}</span>
      <span className={classes.hint}>The period of {count === 1 ? 'it' : 'each'} ends</span>
      <time className={classes.when} dateTime={dueAt} title={formatFull(dueAt)}>
        {count === 1 ? dueText(dueAt) : `From ${lowerFirst(dueText(dueAt))}`}
      </time>
    </li>
  );
}

function goingAlong({ mails, attachments }: Pick<DueDeletionList, 'mails' | 'attachments'>): string {
  const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
  const files = attachments > 0 ? ` and ${counted(attachments, 'attached file')}` : '';
  return `${counted(mails, 'mail')}${files} of these enquiries go with them.`;
}

/** What is overdue goes with the next hourly job. */
function dueText(dueAt: string, now = Date.now()): string {
  return Date.parse(dueAt) < now ? 'Within the hour' : formatMoment(dueAt);
}
