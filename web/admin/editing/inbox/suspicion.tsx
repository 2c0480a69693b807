import { Button } from '@mantine/core';
import { TbAlertTriangle } from 'react-icons/tb';
import { SPAM_SIGNALS } from '#contract/spam-signals.ts';
import { useSetSuspect, type Arrived, type Inbox } from './inbox.ts';
import classes from './suspicion.module.css';

/** In a row: that it is marked. */
export function SuspectBadge({ record: { isSuspect } }: { record: Pick<Arrived, 'isSuspect'> }) {
  if (!isSuspect) return null;
  return (
    <span className={classes.badge}>
      <TbAlertTriangle size={12} aria-hidden /> Spam
    </span>
  );
}

interface SuspicionProps<T extends Arrived> {
  inbox: Inbox<T>;
  record: T;
}

/** Why it is marked, and the way to say that it is none; of others, the way to mark them. */
export function SuspicionNote<T extends Arrived>({ inbox, record }: SuspicionProps<T>) {
  const { mutate, isPending } = useSetSuspect(inbox);
  const { isSuspect } = record;
  return (
    <div className={classes.note} data-suspect={isSuspect || undefined}>
      {isSuspect && <Reasons suspicions={record.suspicions} />}
      <Button variant={isSuspect ? 'default' : 'subtle'} size="xs" loading={isPending} onClick={() => mutate(record)}>
        {isSuspect ? 'Not spam' : 'Mark as spam'}
      </Button>
    </div>
  );
}

function Reasons({ suspicions }: { suspicions: string[] }) {
  return (
    <div>
      <p className={classes.title}>
        <TbAlertTriangle size={16} aria-hidden /> {suspicions.length > 0 ? 'Spam' : 'Marked as spam'}
      </p>
      {suspicions.length > 0 && (
        <ul className={classes.reasons}>
          {suspicions.map((name) => (
            <li key={name}>{reasonOf(name)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Why something is marked, in words. */
export function reasonOf(name: string): string {
  return Object.entries(SPAM_SIGNALS).find(([known]) => known === name)?.[1].words ?? name;
}
