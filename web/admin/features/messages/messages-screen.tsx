import { Button } from '@mantine/core';
import { TbExternalLink } from 'react-icons/tb';
import { Link } from 'react-router';
import { MESSAGE_STATES } from '#contract/constants.ts';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import { empty, loadFailed } from '#contract/texts.ts';
import { messageOf } from '#web/api.ts';
import { InboxFilters } from '#web/admin/editing/inbox/filters.tsx';
import { useInboxList, useCounts, useOpenItem } from '#web/admin/editing/inbox/inbox.ts';
import {
  ListStateCard,
  MissingItemNotice,
  InboxScreen,
  NoInboxResults,
} from '#web/admin/editing/inbox/inbox-screen.tsx';
import { LoadOlder } from '#web/admin/editing/inbox/load-older.tsx';
import { useDetailSteps } from '#web/admin/editing/inbox/steps.ts';
import { useInboxView, type InboxView } from '#web/admin/editing/inbox/use-inbox-view.ts';
import { LetterBox } from '#web/admin/shell/scenes.tsx';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import { messageInbox } from './inbox.ts';
import { MessageDetail } from './message-detail.tsx';
import { MessageList, MessageListSkeleton } from './message-list.tsx';

/** The messages, with the chosen one beside or over the list. */
export function MessagesScreen() {
  const view = useInboxView('message', MESSAGE_STATES);
  const list = useInboxList(messageInbox, view.filter);
  const counts = useCounts(messageInbox, view.filter);
  const { open, error } = useOpenItem(messageInbox, view.chosenId, list);
  const steps = useDetailSteps(view, list);
  const isEmpty = !list.isPending && list.items.length === 0 && !view.isFiltered;
  return (
    <InboxScreen
      title="Contact messages"
      help="What visitors wrote in the contact form."
      thing="Message"
      onClose={view.close}
      detail={
        open &&
        ((isBeside) => (
          <MessageDetail message={open} steps={steps} isBeside={isBeside} onDeleted={() => view.forget(open._id)} />
        ))
      }
    >
      <MissingItemNotice error={error} thing="message" />
      {!isEmpty && (
        <InboxFilters
          view={view}
          statuses={MESSAGE_STATES}
          counts={counts}
          things="messages"
          placeholder="Name, email, subject or text"
        />
      )}
      <MessageListContent list={list} view={view} total={counts?.[view.filter.status || 'all']} />
    </InboxScreen>
  );
}

interface ContentProps {
  list: ReturnType<typeof useInboxList<ContactMessage>>;
  view: InboxView;
  total: number | undefined;
}

function MessageListContent({ list, view, total }: ContentProps) {
  const { items, isPending, error, refetch } = list;
  if (isPending) return <MessageListSkeleton />;
  if (error && items.length === 0) {
    return (
      <ListStateCard>
        <FailedState title={messageOf(error, loadFailed.messages)} onRetry={() => void refetch()} />
      </ListStateCard>
    );
  }
  if (items.length === 0) return view.isFiltered ? <NoInboxResults view={view} thing="message" /> : <NoMessages />;
  return (
    <>
      <MessageList messages={items} view={view} />
      <LoadOlder list={list} total={total} failed={loadFailed.messages} />
    </>
  );
}

function NoMessages() {
  return (
    <ListStateCard>
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
    </ListStateCard>
  );
}
