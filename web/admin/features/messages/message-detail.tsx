import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { TbMail } from 'react-icons/tb';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import { Detail, Fact } from '#web/admin/editing/inbox/detail.tsx';
import { useSetStatus } from '#web/admin/editing/inbox/inbox.ts';
import type { OpenItem } from '#web/admin/editing/inbox/inbox-screen.tsx';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { formatFull } from '#web/admin/shell/dates/format-date.ts';
import { messageInbox, messageKind } from './inbox.ts';
import { replyLink } from '#web/admin/shell/reply-link.ts';

/** One message in full, with its status and a link to answer. */
export function MessageDetail(open: OpenItem<ContactMessage>) {
  const { record: message, pane } = open;
  useMarkRead(message, pane.isOffered);
  return (
    <Detail
      {...open}
      kind={messageKind}
      about={formatAgo(message.createdAt)}
      actions={
        <Button component="a" href={replyLink(message)} leftSection={<TbMail size={16} aria-hidden />}>
          Reply
        </Button>
      }
      subject={messageKind.subjectOf(message)}
      words={message.message}
      facts={
        <>
          <Fact label="Email" copied={message.email}>
            {message.email}
          </Fact>
          <Fact label="Received">
            <time dateTime={message.createdAt}>{formatFull(message.createdAt)}</time>
          </Fact>
        </>
      }
    />
  );
}

/**
 * Marks a new message as read when someone opens it in a visible tab. If staff set it back to new while it is open, it
 * stays new.
 */
function useMarkRead(message: ContactMessage, isOffered: boolean): void {
  const { mutate } = useSetStatus(messageInbox);
  const opened = useRef('');
  useEffect(() => {
    const mark = () => {
      if (isOffered || document.visibilityState === 'hidden' || opened.current === message._id) return;
      opened.current = message._id;
      if (message.status === 'new') mutate({ record: message, status: 'read', isQuiet: true });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [message, isOffered, mutate]);
}
