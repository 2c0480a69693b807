import { Skeleton } from '@mantine/core';
import { TbChevronRight, TbMail } from 'react-icons/tb';
import { Link } from 'react-router';
import { empty, loadFailed } from '#contract/texts.ts';
import { messageOf } from '#web/api.ts';
import { useMessages } from '../messages/inbox.ts';
import { FailedState } from '../shell/state.tsx';
import { formatFull, formatWhen } from '../shell/when.ts';
import classes from './dashboard.module.css';

const SHOWN = 6;

/** The newest unread messages, each a link to it. */
export function UnreadMessages() {
  const { messages, isPending, error, refetch } = useMessages();
  const unread = messages.filter(({ status }) => status === 'new');
  return (
    <section className={classes.block} aria-labelledby="unread-messages">
      <header className={classes.blockHead}>
        <h2 id="unread-messages">Unread messages</h2>
        <Link className={classes.all} to="/contact-messages">
          See all
        </Link>
      </header>
      {isPending && <Skeleton height={54 * 3} radius={0} />}
      {error && messages.length === 0 && (
        <FailedState title={messageOf(error, loadFailed.messages)} onRetry={() => void refetch()} />
      )}
      {!isPending && !error && unread.length === 0 && (
        <p className={classes.nothing}>{messages.length === 0 ? empty.messages : 'Every message has been read.'}</p>
      )}
      <ul className={classes.rows}>
        {unread.slice(0, SHOWN).map(({ _id, firstName, email, subject, message, createdAt }) => (
          <li key={_id}>
            <Link className={classes.row} to={`/contact-messages?message=${encodeURIComponent(_id)}`}>
              <TbMail className={classes.icon} size={18} aria-hidden />
              <span className={classes.words}>
                <span className={classes.title}>{subject || message.slice(0, 120)}</span>
                <span className={classes.from}>{firstName || email}</span>
              </span>
              <time className={classes.when} dateTime={createdAt} title={formatFull(createdAt)}>
                {formatWhen(createdAt)}
              </time>
              <TbChevronRight className={classes.icon} size={16} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
