import { Button } from '@mantine/core';
import { TbInbox } from 'react-icons/tb';
import { Link } from 'react-router';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import { Detail } from '#web/admin/editing/inbox/detail.tsx';
import type { OpenItem } from '#web/admin/editing/inbox/inbox-screen.tsx';
import { formatAgo } from '#web/admin/shell/dates/ago.ts';
import { replyLink } from '#web/admin/shell/reply-link.ts';
import { EmailFact, ReceivedFact } from './enquiry-facts.tsx';
import { messageKind } from './message-inbox.ts';
import { useMarkRead } from './use-mark-read.ts';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';

/** One message with its status. Everything else is done in the enquiries. */
export function MessageDetail(open: OpenItem<ContactMessage>) {
  const { record: message, pane } = open;
  const { _id: id, status, email, createdAt } = message;
  useMarkRead({ id, isUnread: status === 'new', isOffered: pane.isOffered });
  return (
    <Detail
      {...open}
      kind={messageKind}
      about={formatAgo(createdAt)}
      actions={
        <Button
          component={Link}
          to={`/enquiries?enquiry=${encodeURIComponent(id)}`}
          leftSection={<TbInbox size={16} aria-hidden />}
        >
          {enquiriesTexts.openInEnquiries}
        </Button>
      }
      subject={messageKind.subjectOf(message)}
      words={message.message}
      facts={
        <>
          <EmailFact email={email} href={replyLink(message)} />
          <ReceivedFact at={createdAt} />
        </>
      }
    />
  );
}
