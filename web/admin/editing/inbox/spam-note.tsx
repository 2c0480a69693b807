import { Button } from '@mantine/core';
import { TbAlertTriangle } from 'react-icons/tb';
import { SPAM_SIGNALS } from '#contract/spam-signals.ts';
import { useSetSuspect, type InboxItem, type Inbox } from './inbox.ts';
import classes from './spam-note.module.css';

/** In a row: that it is marked. */
export function SpamBadge({ record: { isSuspect } }: { record: Pick<InboxItem, 'isSuspect'> }) {
  if (!isSuspect) return null;
  return (
    <span className={classes.badge}>
      <TbAlertTriangle size={12} aria-hidden /> Suspicious
    </span>
  );
}

interface SuspicionProps<T extends InboxItem> {
  inbox: Inbox<T>;
  record: T;
}

/** Why it is marked, and the way to say that it is none; of others, the way to mark them. */
export function SpamNote<T extends InboxItem>({ inbox, record }: SuspicionProps<T>) {
  const { mutate, isPending } = useSetSuspect(inbox);
  const { isSuspect } = record;
  return (
    <div className={classes.note} data-suspect={isSuspect || undefined}>
      {isSuspect && <SpamReasons suspicions={record.suspicions} />}
      <Button variant={isSuspect ? 'default' : 'subtle'} size="xs" loading={isPending} onClick={() => mutate(record)}>
        {isSuspect ? 'Not spam' : 'Mark as spam'}
      </Button>
    </div>
  );
}

function SpamReasons({ suspicions }: { suspicions: string[] }) {
  return (
    <div>
      <p className={classes.title}>
        <TbAlertTriangle size={16} aria-hidden /> {suspicions.length > 0 ? 'Suspicious' : 'Marked as spam'}
      </p>
      {suspicions.length > 0 && (
        <ul className={classes.reasons}>
          {suspicions.map((name) => (
            <li key={name}>{spamReasonText(name)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Why something is marked, in words. */
export function spamReasonText(name: string): string {
  return Object.entries(SPAM_SIGNALS).find(([known]) => known === name)?.[1].words ?? name;
}
