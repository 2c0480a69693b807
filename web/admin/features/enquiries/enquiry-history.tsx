import { useId } from 'react';
import type { Enquiry } from '#contract/records/enquiry.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import classes from './enquiry-history.module.css';
import { eventText } from './event-text.ts';
import { KIND_WORDS, useStageNames } from './inbox.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';

/** What happened with an enquiry, newest first, back to its arrival. */
export function EnquiryHistory({ enquiry }: { enquiry: Enquiry }) {
  const title = useId();
  const names = useStageNames();
  const { events, kind, createdAt, consentAt } = enquiry;
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className={classes.title}>
        {commonTexts.history}
      </h3>
      <ol className={classes.history}>
        {events.toReversed().map((event) => (
          <Moment key={event._id} at={event.createdAt} text={eventText(event, names)} />
        ))}
        {consentAt && <Moment at={consentAt} text={enquiriesTexts.agreedToTermsAndPrivacy} />}
        <Moment at={createdAt} text={enquiriesTexts.theArrived(KIND_WORDS[kind])} />
      </ol>
    </section>
  );
}

function Moment({ at, text }: { at: string; text: string }) {
  return (
    <li className={classes.event}>
      {text}
      <time className={classes.when} dateTime={at}>
        {formatFull(at)}
      </time>
    </li>
  );
}
