import { Button } from '@mantine/core';
import { TbMail } from 'react-icons/tb';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { DeleteButton, useDeletion } from '#web/admin/editing/inbox/delete-button.tsx';
import { CopyableFact, Detail, type DetailSteps } from '#web/admin/editing/inbox/detail.tsx';
import classes from '#web/admin/editing/inbox/detail.module.css';
import { SpamNote } from '#web/admin/editing/inbox/spam-note.tsx';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { messageInbox } from './inbox.ts';
import { MessageStatus, senderName } from './message-status.tsx';
import { replyLink } from './reply-link.ts';
import { useEffect, useRef } from 'react';
import { useSetStatus } from '#web/admin/editing/inbox/inbox.ts';

interface MessageDetailProps {
  message: ContactMessage;
  steps: DetailSteps;
  isBeside: boolean;
  onDeleted: () => void;
}

/** One message in full, with its status and a link to answer. */
export function MessageDetail({ message, steps, isBeside, onDeleted }: MessageDetailProps) {
  const name = senderName(message);
  const deletion = useDeletion({ inbox: messageInbox, record: message, one: 'message', name, onDeleted });
  useMarkRead(message);
  return (
    <Detail
      thing="message"
      id={message._id}
      name={name}
      about={formatAgo(message.createdAt)}
      steps={steps}
      isBeside={isBeside}
      foot={<DeleteButton {...deletion} />}
    >
      <h3 className={classes.label}>Status</h3>
      <div className={classes.actions}>
        <MessageStatus message={message} />
        <Button component="a" href={replyLink(message)} leftSection={<TbMail size={16} aria-hidden />}>
          Reply
        </Button>
      </div>
      <SpamNote inbox={messageInbox} record={message} />
      <dl className={classes.facts}>
        <dt>Email</dt>
        <dd>
          <span className={classes.value}>{message.email}</span>
          <CopyableFact value={message.email} label="Copy the address" />
        </dd>
        <dt>Subject</dt>
        <dd>{message.subject || 'No subject'}</dd>
        <dt>Received</dt>
        <dd>
          <time dateTime={message.createdAt}>{formatFull(message.createdAt)}</time>
        </dd>
      </dl>
      <h3 className={classes.label}>Message</h3>
      <p className={classes.text}>{message.message}</p>
    </Detail>
  );
}

/**
 * Marks a new message as read when it is opened in a visible tab. If staff set it back to new while it is open, it
 * stays new.
 */
function useMarkRead(message: ContactMessage): void {
  const { mutate } = useSetStatus(messageInbox);
  const opened = useRef('');
  useEffect(() => {
    const mark = () => {
      if (document.visibilityState === 'hidden' || opened.current === message._id) return;
      opened.current = message._id;
      if (message.status === 'new') mutate({ record: message, status: 'read', isQuiet: true });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [message, mutate]);
}
