import { Button } from '@mantine/core';
import { TbExternalLink } from 'react-icons/tb';
import { Link } from 'react-router';
import { empty } from '#contract/texts.ts';
import { InboxScreen } from '#web/admin/editing/inbox/inbox-screen.tsx';
import { LetterBox } from '#web/admin/shell/scenes.tsx';
import { EmptyState } from '#web/admin/shell/state.tsx';
import { messageKind } from './message-inbox.ts';
import { MessageDetail } from './message-detail.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as enquiriesTexts from '#web/admin/texts/enquiries.ts';

/** The messages of the contact form. */
export function MessagesScreen() {
  return (
    <InboxScreen
      kind={messageKind}
      title={commonTexts.contactMessages}
      help={enquiriesTexts.whatVisitorsWrote}
      detail={(open) => <MessageDetail {...open} />}
      none={<NoMessages />}
    />
  );
}

function NoMessages() {
  return (
    <EmptyState scene={<LetterBox />} title={empty.messages} text={enquiriesTexts.messagesFromTheContactForm}>
      <Button
        component="a"
        href="/contact"
        target="_blank"
        rel="noopener"
        variant="default"
        leftSection={<TbExternalLink size={16} aria-hidden />}
      >
        {enquiriesTexts.openTheContactPage}
      </Button>
      <Button component={Link} to="/contact" variant="subtle">
        {enquiriesTexts.editItsTexts}
      </Button>
    </EmptyState>
  );
}
