import { Skeleton } from '@mantine/core';
import { memo } from 'react';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import { confirm } from '#contract/texts.ts';
import { DeleteButton } from '#web/admin/editing/inbox/delete-button.tsx';
import { focusRow } from '#web/admin/editing/inbox/focus-row.ts';
import { RowLink, useRowLinks } from '#web/admin/editing/inbox/row-link.tsx';
import { SuspectBadge } from '#web/admin/editing/inbox/suspicion.tsx';
import type { View } from '#web/admin/editing/inbox/use-view.ts';
import { formatFull, formatWhen } from '#web/admin/shell/dates/when.ts';
import { messageInbox } from './inbox.ts';
import classes from './message-list.module.css';
import { MessageStatus, senderOf } from './message-status.tsx';

interface MessageListProps {
  messages: ContactMessage[];
  view: View;
}

/** The messages as rows; a row opens its message, its status and its deletion are at hand. */
export function MessageList({ messages, view: { chosenId, linkTo, forget } }: MessageListProps) {
  const { base, onClick } = useRowLinks();
  return (
    <div className={classes.frame}>
      <Head />
      <ul className={classes.list} aria-label="Messages" onKeyDown={focusRow} onClick={onClick}>
        {messages.map((message) => (
          <Row
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

function Head() {
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

const Row = memo(function Row({ message, link, base, isChosen, onDeleted }: RowProps) {
  const { _id, firstName, email, subject, message: text, status, createdAt } = message;
  return (
    <li className={classes.row} data-chosen={isChosen || undefined} data-new={status === 'new' || undefined}>
      <span className={classes.from}>
        <RowLink id={_id} className={classes.name} to={link} base={base} isChosen={isChosen}>
          {senderOf(message)}
        </RowLink>
        {firstName && <span className={classes.email}>{email}</span>}
      </span>
      <span className={classes.words}>
        <span className={classes.subject}>
          <SuspectBadge record={message} /> {subject || 'No subject'}
        </span>
        <span className={classes.text}>{text.slice(0, 240)}</span>
      </span>
      <span className={classes.status}>
        <MessageStatus message={message} isBare />
      </span>
      <time className={classes.when} dateTime={createdAt} title={formatFull(createdAt)}>
        {formatWhen(createdAt)}
      </time>
      <span className={classes.delete}>
        <DeleteButton
          inbox={messageInbox}
          record={message}
          question={confirm.message}
          name={senderOf(message)}
          iconLabel={`Delete the message from ${senderOf(message)}`}
          onDeleted={onDeleted}
        />
      </span>
    </li>
  );
});

/** Six rows in the real measures. */
export function MessageListSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <div className={classes.frame}>
        <Head />
        <ul className={classes.list}>
          {Array.from({ length: 6 }, (_, index) => (
            <li key={index} className={classes.row}>
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
