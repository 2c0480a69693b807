import { Button } from '@mantine/core';
import { TbExternalLink } from 'react-icons/tb';
import { Link } from 'react-router';
import { empty } from '#contract/texts.ts';
import { InboxScreen } from '#web/admin/editing/inbox/inbox-screen.tsx';
import { LetterBox } from '#web/admin/shell/scenes.tsx';
import { EmptyState } from '#web/admin/shell/state.tsx';
import { messageKind } from './message-inbox.ts';
import { MessageDetail } from './message-detail.tsx';

/** The messages of the contact form. */
export function MessagesScreen() {
  return (
    <InboxScreen
      kind={messageKind}
      title="Contact messages"
      help="What visitors wrote in the contact form."
      detail={(open) => <MessageDetail {...open} />}
      none={<NoMessages />}
    />
  );
}

function NoMessages() {
  return (
    <EmptyState scene={<LetterBox />} title={empty.messages} text="Messages from the contact form appear here.">
      <Button
        component="a"
        href="/contact"
        target="_blank"
        rel="noopener"
        variant="default"
        leftSection={<TbExternalLink size={16} aria-hidden />}
      >
        Open the contact page
      </Button>
      <Button component={Link} to="/contact" variant="subtle">
        Edit its texts
      </Button>
    </EmptyState>
  );
}
