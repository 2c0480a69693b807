import { Button } from '@mantine/core';
import { TbExternalLink } from 'react-icons/tb';
import { Link } from 'react-router';
import { MESSAGE_STATES } from '#contract/constants.ts';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import { empty, loadFailed } from '#contract/texts.ts';
import { messageOf } from '#web/api.ts';
import { Filters } from '#web/admin/editing/inbox/filters.tsx';
import { useArrived, useCounts, useOpen } from '#web/admin/editing/inbox/inbox.ts';
import { Card, Gone, InboxScreen, NoResults } from '#web/admin/editing/inbox/inbox-screen.tsx';
import { Older } from '#web/admin/editing/inbox/older.tsx';
import { useSteps } from '#web/admin/editing/inbox/steps.ts';
import { useView, type View } from '#web/admin/editing/inbox/use-view.ts';
import { EmptyState, FailedState } from '#web/admin/shell/state.tsx';
import { messageInbox } from './inbox.ts';
import { MessageDetail } from './message-detail.tsx';
import { MessageList, MessageListSkeleton } from './message-list.tsx';

/** Contact messages: the list, and the chosen message beside it or over it. */
export function MessagesScreen() {
  const view = useView('message', MESSAGE_STATES);
  const list = useArrived(messageInbox, view.filter);
  const counts = useCounts(messageInbox, view.filter);
  const { open, error } = useOpen(messageInbox, view.chosenId, list);
  const steps = useSteps(view, list);
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
      <Gone error={error} thing="message" />
      {!isEmpty && (
        <Filters
          view={view}
          statuses={MESSAGE_STATES}
          counts={counts}
          things="messages"
          placeholder="Name, email, subject or text"
        />
      )}
      <Content list={list} view={view} total={counts?.[view.filter.status || 'all']} />
    </InboxScreen>
  );
}

interface ContentProps {
  list: ReturnType<typeof useArrived<ContactMessage>>;
  view: View;
  total: number | undefined;
}

function Content({ list, view, total }: ContentProps) {
  const { items, isPending, error, refetch } = list;
  if (isPending) return <MessageListSkeleton />;
  if (error && items.length === 0) {
    return (
      <Card>
        <FailedState title={messageOf(error, loadFailed.messages)} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (items.length === 0) return view.isFiltered ? <NoResults view={view} thing="message" /> : <NoMessages />;
  return (
    <>
      <MessageList messages={items} view={view} />
      <Older list={list} total={total} failed={loadFailed.messages} />
    </>
  );
}

function NoMessages() {
  return (
    <Card>
      <EmptyState title={empty.messages} text="Messages from the contact form appear here.">
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
    </Card>
  );
}
