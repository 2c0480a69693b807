import { Skeleton } from '@mantine/core';
import { memo } from 'react';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import { DeleteButton, useDeletion } from '#web/admin/editing/inbox/delete-button.tsx';
import { useSetStatus } from '#web/admin/editing/inbox/inbox.ts';
import { useSwipe } from '#web/admin/shell/swipe/use-swipe.ts';
import { focusRow } from '#web/admin/editing/inbox/focus-row.ts';
import { RowLink, useRowNavigation } from '#web/admin/editing/inbox/row-link.tsx';
import { SpamBadge } from '#web/admin/editing/inbox/spam-note.tsx';
import type { InboxView } from '#web/admin/editing/inbox/use-inbox-view.ts';
import { formatFull, formatAge } from '#web/admin/shell/dates/format-date.ts';
import { PersonMark } from '#web/admin/shell/person-mark.tsx';
import { messageInbox } from './inbox.ts';
import classes from './message-list.module.css';
import { MessageStatus, senderName } from './message-status.tsx';

interface MessageListProps {
  messages: ContactMessage[];
  view: InboxView;
}

/** The messages as rows, with status and delete button. */
export function MessageList({ messages, view: { chosenId, linkTo, forget } }: MessageListProps) {
  const { base, onClick } = useRowNavigation();
  return (
    <div className={classes.frame}>
      <MessageListHead />
      <ul className={classes.list} aria-label="Messages" onKeyDown={focusRow} onClick={onClick}>
        {messages.map((message) => (
          <MessageRow
            key={message._id}
            message={message}
            base={base}
            link={linkTo(message._id)}
            isChosen={message._id === chosenId}
            onDeleted={message._id === chosenId ? () => forget(chosenId) : undefined}
          />
        ))}
      </ul>
    </div>
  );
}

function MessageListHead() {
  return (
    <div className={classes.head} aria-hidden="true">
      <span className={classes.from}>From</span>
      <span className={classes.words}>Message</span>
      <span className={classes.status}>Status</span>
      <span className={classes.when}>Received</span>
    </div>
  );
}

interface RowProps {
  message: ContactMessage;
  link: string;
  base: string;
  isChosen: boolean;
  onDeleted: (() => void) | undefined;
}

const MessageRow = memo(function Row({ message, link, base, isChosen, onDeleted }: RowProps) {
  const { _id, firstName, email, subject, message: text, status, createdAt } = message;
  const name = senderName(message);
  const deletion = useDeletion({ inbox: messageInbox, record: message, one: 'message', name, onDeleted });
  const { className, ...swipe } = useMessageSwipe(message, deletion.remove);
  return (
    <li
      {...swipe}
      className={`${classes.row} ${className}`}
      data-chosen={isChosen || undefined}
      data-new={status === 'new' || undefined}
    >
      <span className={classes.face}>
        <PersonMark name={firstName} size={34} />
      </span>
      <span className={classes.from}>
        <RowLink id={_id} className={classes.name} to={link} base={base} isChosen={isChosen}>
          {name}
        </RowLink>
        {firstName && <span className={classes.email}>{email}</span>}
      </span>
      <span className={classes.words}>
        <span className={classes.subject}>
          <SpamBadge record={message} /> {subject || 'No subject'}
        </span>
        <span className={classes.text}>{text.slice(0, 240)}</span>
      </span>
      <span className={classes.status}>
        <MessageStatus message={message} isBare />
      </span>
      <time className={classes.when} dateTime={createdAt} title={formatFull(createdAt)}>
        {formatAge(createdAt)}
      </time>
      <span className={classes.delete}>
        <DeleteButton {...deletion} iconLabel={`Delete the message from ${name}`} />
      </span>
    </li>
  );
});

/** On touch screens: to the right as read or unread, to the left into the bin. */
function useMessageSwipe(message: ContactMessage, onBin: () => void) {
  const { mutate } = useSetStatus(messageInbox);
  const status = message.status === 'read' ? 'new' : 'read';
  return useSwipe({
    right: { word: status === 'read' ? 'Read' : 'Unread', run: () => mutate({ record: message, status }) },
    left: { word: 'Bin', run: onBin },
  });
}

/** Six placeholder rows at the real size. */
export function MessageListSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <div className={classes.frame}>
        <MessageListHead />
        <ul className={classes.list}>
          {Array.from({ length: 6 }, (_, index) => (
            <li key={index} className={classes.row}>
              <span className={classes.face}>
                <Skeleton height={39} width={34} radius="md" />
              </span>
              <span className={classes.from}>
                <Skeleton height={12} width="70%" mb={8} />
                <Skeleton height={10} width="90%" />
              </span>
              <span className={classes.words}>
                <Skeleton height={12} width="40%" mb={8} />
                <Skeleton height={10} width="85%" />
              </span>
              <span className={classes.status}>
                <Skeleton height={12} width={64} />
              </span>
              <span className={classes.when}>
                <Skeleton height={12} width={48} ml="auto" />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
