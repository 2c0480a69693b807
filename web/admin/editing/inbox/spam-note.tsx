import { Button } from '@mantine/core';
import { TbAlertTriangle } from 'react-icons/tb';
import { SPAM_SIGNALS } from '#contract/spam-signals.ts';
import { useToggleSpam, type InboxItem, type Inbox } from './inbox.ts';
import classes from './spam-note.module.css';
import * as inboxTexts from '#web/admin/texts/inbox.ts';

/** The spam mark in a row. */
export function SpamBadge({ record: { isSuspect } }: { record: Pick<InboxItem, 'isSuspect'> }) {
  if (!isSuspect) return null;
  return (
    <span className={classes.badge}>
      <TbAlertTriangle size={12} aria-hidden /> {inboxTexts.spam}
    </span>
  );
}

interface SpamNoteProps<T extends InboxItem> {
  inbox: Inbox<T>;
  record: T;
}

/** Why the item is marked as spam, with a button to change that. */
export function SpamNote<T extends InboxItem>({ inbox, record }: SpamNoteProps<T>) {
  const { mutate, isPending } = useToggleSpam(inbox);
  return (
    <div className={classes.note}>
      <SpamReasons suspicions={record.suspicions} />
      <Button variant="default" size="xs" loading={isPending} onClick={() => mutate(record)}>
        {inboxTexts.notSpam}
      </Button>
    </div>
  );
}

export function SpamButton<T extends InboxItem>({ inbox, record }: SpamNoteProps<T>) {
  const { mutate, isPending } = useToggleSpam(inbox);
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={<TbAlertTriangle size={16} aria-hidden />}
      loading={isPending}
      onClick={() => mutate(record)}
    >
      {inboxTexts.markAsSpam}
    </Button>
  );
}

function SpamReasons({ suspicions }: { suspicions: string[] }) {
  return (
    <div>
      <p className={classes.title}>
        <TbAlertTriangle size={16} aria-hidden /> {suspicions.length > 0 ? inboxTexts.spam : inboxTexts.markedAsSpam}
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

export function spamReasonText(name: string): string {
  return Object.entries(SPAM_SIGNALS).find(([known]) => known === name)?.[1].label ?? name;
}
