import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect } from 'react';
import { TbExternalLink } from 'react-icons/tb';
import { Link } from 'react-router';
import { empty, loadFailed } from '#contract/texts.ts';
import { messageOf } from '#web/api.ts';
import { Page } from '../shell/page.tsx';
import { EmptyState, FailedState } from '../shell/state.tsx';
import { useMessages } from './inbox.ts';
import { MessageDetail } from './message-detail.tsx';
import { MessageFilters } from './message-filters.tsx';
import { MessageList, MessageListSkeleton } from './message-list.tsx';
import classes from './messages-screen.module.css';
import { useChoice } from './use-choice.ts';

/** Contact messages: the list, and the chosen message beside it or over it. */
export function MessagesScreen() {
  const inbox = useMessages();
  const choice = useChoice(inbox.messages);
  const isBeside = useMediaQuery('(min-width: 1200px)', window.matchMedia('(min-width: 1200px)').matches);
  useOlderUntilFound(choice.chosenId, inbox);
  const detail = choice.chosen && (
    <MessageDetail key="detail" message={choice.chosen} choice={choice} isBeside={isBeside} />
  );
  return (
    <div className={classes.screen} data-open={(isBeside && detail) || undefined}>
      <Page title="Contact messages" help="What visitors wrote in the contact form." wide={isBeside && Boolean(detail)}>
        <Content inbox={inbox} choice={choice} />
      </Page>
      {isBeside ? (
        detail
      ) : (
        <Drawer
          opened={Boolean(detail)}
          onClose={choice.close}
          size={416}
          padding={0}
          withCloseButton={false}
          attributes={{ content: { 'aria-label': 'Message' } }}
          classNames={{ content: classes.drawer, body: classes.drawerBody }}
        >
          {detail}
        </Drawer>
      )}
    </div>
  );
}

type Inbox = ReturnType<typeof useMessages>;
type Choice = ReturnType<typeof useChoice>;

function Content({ inbox, choice }: { inbox: Inbox; choice: Choice }) {
  const { messages, isPending, error, refetch } = inbox;
  if (isPending) return <MessageListSkeleton />;
  if (error && messages.length === 0) {
    return (
      <div className={classes.card}>
        <FailedState title={messageOf(error, loadFailed.messages)} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (messages.length === 0) return <NoMessages />;
  return (
    <>
      <MessageFilters choice={choice} messages={messages} isPartial={inbox.hasNextPage} />
      {choice.shown.length > 0 ? <MessageList choice={choice} /> : <NoResults choice={choice} />}
      <Older inbox={inbox} />
    </>
  );
}

function NoMessages() {
  return (
    <div className={classes.card}>
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
    </div>
  );
}

function NoResults({ choice: { words, status, reset } }: { choice: Choice }) {
  const limits = [words && `“${words}”`, status && `status ${status}`].filter(Boolean).join(' and ');
  return (
    <div className={classes.card}>
      <EmptyState title={empty.results} text={`No message here fits ${limits}.`}>
        <Button variant="default" onClick={reset}>
          Reset filters
        </Button>
      </EmptyState>
    </div>
  );
}

function Older({ inbox }: { inbox: Inbox }) {
  const { messages, hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = inbox;
  if (!hasNextPage) return null;
  return (
    <div className={classes.older}>
      <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        Load older
      </Button>
      {isFetchNextPageError ? (
        <p className={classes.failed} role="alert">
          {messageOf(error, loadFailed.messages)}
        </p>
      ) : (
        <p className={classes.note}>Shown, searched and counted: the newest {messages.length}.</p>
      )}
    </div>
  );
}

/** A link may lead to a message older than what is loaded; ids grow with time, so one knows when to stop. */
function useOlderUntilFound(
  id: string,
  { messages, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: Inbox,
) {
  const oldest = messages.at(-1)?._id ?? '';
  const isOlder = id !== '' && id < oldest && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isOlder) void fetchNextPage();
  }, [isOlder, oldest, fetchNextPage]);
}
