import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { DueDeletion, DueNotes } from '#contract/records/retention.ts';
import { lowerFirst } from '#web/admin/editing/form/labels.ts';
import { messageOf, query } from '#web/api.ts';
import { formatFull, formatMoment } from '#web/admin/shell/dates/format-date.ts';
import classes from './personal-data.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as personalDataTexts from '#web/admin/texts/personal-data.ts';
import { counted } from '#web/admin/texts/language.ts';

const KINDS: Record<DueDeletion['kind'], { one: string; to: (id: string) => string }> = {
  messages: { one: commonTexts.message, to: (id) => `/enquiries?enquiry=${encodeURIComponent(id)}` },
  leads: { one: commonTexts.lead, to: (id) => `/enquiries?enquiry=${encodeURIComponent(id)}` },
  reviews: { one: commonTexts.review, to: (id) => `/reviews/${encodeURIComponent(id)}` },
};
const NOTES: Record<DueNotes['kind'], [one: string, many: string]> = {
  deliveries: [personalDataTexts.entryInTheList, personalDataTexts.entriesInTheList],
  addresses: [personalDataTexts.networkAddressInTheActivity, personalDataTexts.networkAddressesInTheActivity],
};
const REASONS: Record<DueDeletion['reason'], string> = {
  age: personalDataTexts.itsPeriodEnds,
  spam: 'spam',
  unpublished: personalDataTexts.notPublished,
  bin: personalDataTexts.inTheBin,
};

/** What the retention periods delete within the next days. */
export function DueDeletions() {
  const { data, error } = useQuery(query('GET /retention/due'));
  return (
    <section className={classes.group} aria-label={personalDataTexts.deletedInTheNext7}>
      <h2 className={classes.heading}>
        {personalDataTexts.deletedInTheNext7}{' '}
        {data && data.total > 0 && <span className={classes.count}>{data.total}</span>}
      </h2>
      {error && (
        <p className={classes.hint} role="alert">
          {messageOf(error, personalDataTexts.failedToLoad)}
        </p>
      )}
      {!data && !error && <Skeleton height={44} radius="md" />}
      {data && data.total === 0 && data.notes.length === 0 && (
        <p className={classes.hint}>{personalDataTexts.nothingRecordsAppearHere}</p>
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
      {data && data.mails > 0 && (
        <p className={classes.hint}>{personalDataTexts.enquiriesGoAlong(data.mails, data.attachments)}</p>
      )}
      {data && data.total > data.items.length && (
        <p className={classes.hint}>{personalDataTexts.theseAreTheFirst(data.items.length)}</p>
      )}
    </section>
  );
}

function DueRow({ due: { kind, _id, title, dueAt, reason } }: { due: DueDeletion }) {
  const { one, to } = KINDS[kind];
  const name = title || personalDataTexts.withoutATitle;
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
      <span className={classes.title}>{counted(count, one, many)}</span>
      <span className={classes.hint}>{personalDataTexts.periodEnds(count)}</span>
      <time className={classes.when} dateTime={dueAt} title={formatFull(dueAt)}>
        {count === 1 ? dueText(dueAt) : personalDataTexts.from(lowerFirst(dueText(dueAt)))}
      </time>
    </li>
  );
}

/** What is overdue goes with the next hourly job. */
function dueText(dueAt: string, now = Date.now()): string {
  return Date.parse(dueAt) < now ? personalDataTexts.withinTheHour : formatMoment(dueAt);
}
