import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';
import type { Enquiry } from '#contract/records/enquiry.ts';
import type { Thread } from '#contract/records/thread.ts';
import { withTimeout } from '#web/site/chunk-timeout.ts';
import { MailboxLine } from './mailbox-line.tsx';
import { ThreadMailView } from './thread-mail.tsx';
import classes from './thread-view.module.css';
import { useReplyDraft } from './use-reply-draft.ts';
import { useThread } from './use-thread.ts';
import * as threadsTexts from '#web/admin/texts/threads.ts';

/** Its editor is large. */
const ReplyForm = lazy(() => withTimeout(import('./reply-form.tsx')).then((chunk) => ({ default: chunk.ReplyForm })));

interface ThreadViewProps {
  enquiry: Pick<Enquiry, '_id'>;
  /** Whether somebody wants to write a reply now. */
  isReplyAsked: boolean;
  onReply: () => void;
  onReplyShown: () => void;
}

/** The mails between staff and the sender of an enquiry, and a field for the next one. */
export function ThreadView({ enquiry: { _id: id }, ...reply }: ThreadViewProps) {
  const thread = useThread(id);
  return thread ? <LoadedThread thread={thread} {...reply} /> : null;
}

type LoadedProps = Omit<ThreadViewProps, 'enquiry'> & { thread: Thread };

function LoadedThread({ thread, isReplyAsked, onReply, onReplyShown }: LoadedProps) {
  const title = useId();
  const { enquiryId, mails, original, bounce, canSend, mailbox } = thread;
  const draft = useReplyDraft(enquiryId);
  const writeAgain = (html: string) => {
    draft.change(draft.html + html);
    onReply();
  };
  return (
    <section aria-labelledby={title} className={classes.thread}>
      <h3 id={title} className={classes.title}>
        {threadsTexts.mails}
      </h3>
      {bounce && (
        <p className={classes.warning} role="status">
          {threadsTexts.mailsToComeBackAsk(original.email)}
        </p>
      )}
      {mails.length > 0 && (
        <ol className={classes.mails}>
          {mails.map((mail) => (
            <ThreadMailView
              key={mail._id}
              enquiryId={enquiryId}
              mail={mail}
              onWriteAgain={canSend ? writeAgain : undefined}
            />
          ))}
        </ol>
      )}
      {canSend ? (
        <Suspense
          fallback={<Skeleton height={190} radius="md" role="status" aria-label={threadsTexts.yourReplyIsLoading} />}
        >
          <ReplyForm thread={thread} draft={draft} isAsked={isReplyAsked} onShown={onReplyShown} />
        </Suspense>
      ) : (
        <p className={classes.note}>{threadsTexts.mailIsNotSetUp}</p>
      )}
      {canSend && <MailboxLine enquiryId={enquiryId} mailbox={mailbox} />}
    </section>
  );
}
