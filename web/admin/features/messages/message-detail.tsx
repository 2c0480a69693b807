import { Button } from '@mantine/core';
import { TbMail } from 'react-icons/tb';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import { confirm } from '#contract/texts.ts';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { DeleteButton } from '#web/admin/editing/inbox/delete-button.tsx';
import { Copy, Detail, type Steps } from '#web/admin/editing/inbox/detail.tsx';
import classes from '#web/admin/editing/inbox/detail.module.css';
import { SuspicionNote } from '#web/admin/editing/inbox/suspicion.tsx';
import { formatFull } from '#web/admin/shell/dates/when.ts';
import { messageInbox } from './inbox.ts';
import { MessageStatus, senderOf } from './message-status.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { replyAddress } from './reply-address.ts';

interface MessageDetailProps {
  message: ContactMessage;
  steps: Steps;
  isBeside: boolean;
  onDeleted: () => void;
}

/** One message in full, with its status and the way to answer. */
export function MessageDetail({ message, steps, isBeside, onDeleted }: MessageDetailProps) {
  const name = senderOf(message);
  useMarkRead(message);
  return (
    <Detail
      thing="message"
      id={message._id}
      name={name}
      about={formatAgo(message.createdAt)}
      steps={steps}
      isBeside={isBeside}
      foot={
        <DeleteButton
          inbox={messageInbox}
          record={message}
          question={confirm.message}
          name={name}
          onDeleted={onDeleted}
        />
      }
    >
      <h3 className={classes.label}>Status</h3>
      <div className={classes.actions}>
        <MessageStatus message={message} />
        <Button component="a" href={replyAddress(message)} leftSection={<TbMail size={16} aria-hidden />}>
          Reply
        </Button>
      </div>
      <SuspicionNote inbox={messageInbox} record={message} />
      <dl className={classes.facts}>
        <dt>Email</dt>
        <dd>
          <span className={classes.value}>{message.email}</span>
          <Copy value={message.email} label="Copy the address" />
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
