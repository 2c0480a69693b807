import { useId } from 'react';
import type { Enquiry } from '#contract/records/enquiry.ts';
import classes from './thread-view.module.css';
import { ReplyForm } from './reply-form.tsx';
import { ThreadMailView } from './thread-mail.tsx';
import { useThread } from './use-thread.ts';

/** The mails between staff and the sender of an enquiry, and a field for the next one. */
export function ThreadView({ enquiry: { _id: id } }: { enquiry: Pick<Enquiry, '_id'> }) {
  const title = useId();
  const thread = useThread(id);
  if (!thread) return null;
  return (
    <section aria-labelledby={title} className={classes.thread}>
      <h3 id={title} className={classes.title}>
        Mails
      </h3>
      {thread.bounce && (
        <p className={classes.warning} role="status">
          Mails to {thread.original.email} come back: {thread.bounce}
        </p>
      )}
      {thread.mailbox.state === 'failing' && (
        <p className={classes.warning} role="status">
          Answers do not arrive here at the moment, because the mailbox cannot be read: {thread.mailbox.failure}
        </p>
      )}
      {thread.mails.length > 0 && (
        <ol className={classes.mails}>
          {thread.mails.map((mail) => (
            <ThreadMailView key={mail._id} enquiryId={id} mail={mail} />
          ))}
        </ol>
      )}
      {thread.canSend ? (
        <ReplyForm key={id} thread={thread} />
      ) : (
        <p className={classes.note}>
          Mail is not set up, so replies cannot be sent from here. The button Reply opens your own mail program.
        </p>
      )}
    </section>
  );
}
