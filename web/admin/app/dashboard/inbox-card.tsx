import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { TbCheck, TbMail, TbPhone, TbStar, TbStarFilled } from 'react-icons/tb';
import { Link } from 'react-router';
import type { InboxEntry, Todo } from '#contract/records/audit-entry.ts';
import { loadFailed, saveFailed } from '#contract/texts.ts';
import { messageOf, query } from '#web/api.ts';
import { withTimeout } from '#web/site/chunk-timeout.ts';
import { formatAge, formatFull } from '#web/admin/shell/dates/format-date.ts';
import { ListSkeleton } from '#web/admin/shell/list-skeleton.tsx';
import { notifyFailed, notifyUndoable } from '#web/admin/shell/notices/notify.tsx';
import { MarkedFace, Seal } from '#web/admin/shell/marked-face.tsx';
import { FailedState } from '#web/admin/shell/state.tsx';
import frame from './dashboard.module.css';
import classes from './inbox-card.module.css';
import { inboxAct, inboxKindText, inboxPath } from './inbox.ts';
import { KIND_SIGNS } from './kind-signs.ts';
import { inboxItems, moreItems } from './todo.ts';
import { useTodo } from './use-todo.ts';
import * as dashboardTexts from '#web/admin/texts/dashboard.ts';

const REFRESH_MS = 60_000;
const inboxQuery = query('GET /dashboard/inbox');
const ICONS = { Approve: TbCheck, Reply: TbMail, Call: TbPhone } as Record<string, typeof TbCheck>;

const InboxEmpty = lazy(() =>
  withTimeout(import('./inbox-empty.tsx')).then((chunk) => ({ default: chunk.InboxEmpty })),
);

/** Undecided submissions, each with what to do about it, and how many more wait. */
export function InboxCard() {
  const todo = useTodo();
  const { data, error, refetch } = useQuery({ ...inboxQuery, refetchInterval: REFRESH_MS });
  return (
    <section className={frame.block} aria-labelledby="to-do">
      <div className={classes.head}>
        <h2 id="to-do">{dashboardTexts.toDo}</h2>
        {todo.data && (
          <p className={classes.counts}>
            {inboxItems(todo.data).map(({ title, kind, count, to }) => (
              <Link key={to} to={to}>
                <Seal sign={KIND_SIGNS[kind]} />
                <span className={classes.countName}>{title}</span> <strong>{count}</strong>
              </Link>
            ))}
          </p>
        )}
      </div>
      {!data && !error && <ListSkeleton />}
      {data?.length === 0 && (
        <Suspense>
          <InboxEmpty />
        </Suspense>
      )}
      <ul className={frame.rows}>
        {data?.map((entry) => (
          <InboxRow key={entry._id} entry={entry} />
        ))}
      </ul>
      {data && todo.data && <MoreLine todo={todo.data} shown={data} />}
      {!data && error && <FailedState title={messageOf(error, loadFailed.admin)} onRetry={() => void refetch()} />}
    </section>
  );
}

/** '6 more: 1 lead, 4 messages, 1 review', each linked to its screen. */
function MoreLine({ todo, shown }: { todo: Todo; shown: InboxEntry[] }) {
  const items = moreItems(todo, shown);
  if (items.length === 0) return null;
  return (
    <p className={classes.more}>
      {dashboardTexts.more(items.reduce((sum, { count }) => sum + count, 0))}{' '}
      {items.map(({ text, to }, index) => (
        <Fragment key={to}>
          {index > 0 && ', '}
          <Link to={to}>{text}</Link>
        </Fragment>
      ))}
    </p>
  );
}

function InboxRow({ entry }: { entry: InboxEntry }) {
  const { name, text, at } = entry;
  const { act, isBusy, run, row } = useAct(entry);
  const Icon = ICONS[act.label] ?? TbCheck;
  return (
    <li ref={row} className={classes.row}>
      <span className={classes.face}>
        <MarkedFace name={name.includes('@') ? '' : name} size={36} sign={KIND_SIGNS[entry.kind]} />
      </span>
      <span className={classes.title}>
        <Link className={classes.link} to={inboxPath(entry)} dir="auto">
          {name}
        </Link>
        <span className={classes.kind}>{inboxKindText(entry)}</span>
        {entry.kind === 'review' && <Stars given={entry.stars} />}
        <time className={classes.age} dateTime={at} title={formatFull(at)}>
          {formatAge(at)}
        </time>
      </span>
      <span className={classes.text} dir="auto">
        {text || dashboardTexts.noMessage}
      </span>
      <Button
        {...(act.href && { component: 'a' as const, href: act.href })}
        className={classes.act}
        variant="default"
        size="xs"
        leftSection={<Icon size={16} aria-hidden />}
        loading={isBusy}
        aria-label={`${act.label}: ${name}`}
        onClick={run}
      >
        {act.label}
      </Button>
    </li>
  );
}

function Stars({ given }: { given: number }) {
  return (
    <span className={classes.stars} role="img" aria-label={dashboardTexts.ofFiveStars(given)}>
      {Array.from({ length: 5 }, (_, index) =>
        index < given ? <TbStarFilled key={index} size={13} /> : <TbStar key={index} size={13} />,
      )}
    </span>
  );
}

/** The act on a submission. When its row has gone, focus goes to the next one. */
function useAct(entry: InboxEntry) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const next = useNextFocus();
  const act = inboxAct(entry);
  const refresh = () =>
    client.invalidateQueries({ predicate: ({ queryKey: [key] }) => SHOWN_AS.includes(String(key)) });

  async function run() {
    const near = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    setBusy(true);
    try {
      await act.run();
      next(near?.querySelector('a') ?? null);
      client.setQueryData(inboxQuery.queryKey, (all) => all?.filter(({ _id }) => _id !== entry._id));
      notifyUndoable(act.done, {
        run: () => void act.undo().then(refresh, () => notifyFailed(saveFailed.update)),
      });
    } catch (error) {
      notifyFailed(messageOf(error, saveFailed.update));
    } finally {
      setBusy(false);
      void refresh();
    }
  }
  return { act, isBusy, run: () => void run(), row };
}

/** The first part of the keys of all queries that show submissions. */
const SHOWN_AS = ['GET /dashboard/inbox', 'GET /dashboard/todo', 'GET /reviews/admin', 'messages', 'leads'];

/** When the row with the focused button disappears, focuses the given element instead. */
function useNextFocus() {
  const next = useRef<HTMLElement | null>(null);
  useEffect(
    () => () => {
      const isLost = !document.activeElement || document.activeElement === document.body;
      if (next.current && isLost) next.current.focus();
    },
    [],
  );
  return (element: HTMLElement | null) => {
    next.current = element ?? document.getElementById('main');
  };
}
