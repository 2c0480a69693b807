import { memo } from 'react';
import { useSwipe } from '#web/admin/shell/swipe/use-swipe.ts';
import { formatFull, formatAge } from '#web/admin/shell/dates/format-date.ts';
import { PersonMark } from '#web/admin/shell/person-mark.tsx';
import { DeleteButton, useDeletion } from './delete-button.tsx';
import { useSetStatus, type InboxItem } from './inbox.ts';
import type { InboxKind } from './inbox-kind.ts';
import classes from './inbox-list.module.css';
import { ItemStatus } from './item-status.tsx';
import { RowLink } from './row-link.tsx';
import { SpamBadge } from './spam-note.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as inboxTexts from '#web/admin/texts/inbox.ts';

interface InboxRowProps<T extends InboxItem> {
  kind: InboxKind<T>;
  record: T;
  link: string;
  base: string;
  isChosen: boolean;
  onDeleted: (() => void) | undefined;
}

function Row<T extends InboxItem>({ kind, record, link, base, isChosen, onDeleted }: InboxRowProps<T>) {
  const { _id, status, createdAt } = record;
  const name = kind.nameOf(record);
  const deletion = useDeletion({ inbox: kind.inbox, record, one: kind.one, name, onDeleted });
  const { className, ...swipe } = useRowSwipe(kind, record, deletion.remove);
  return (
    <li
      {...swipe}
      className={`${classes.row} ${className}`}
      data-chosen={isChosen || undefined}
      data-new={(kind.isNew?.(record) ?? status === 'new') || undefined}
    >
      <span className={classes.face}>
        <PersonMark name={name.includes('@') ? '' : name} size={38} />
      </span>
      <RowLink id={_id} className={classes.name} to={link} base={base} isChosen={isChosen}>
        {name}
      </RowLink>
      <span className={classes.end}>
        <time className={classes.when} dateTime={createdAt} title={formatFull(createdAt)}>
          {formatAge(createdAt)}
        </time>
        <span className={classes.delete}>
          <DeleteButton {...deletion} iconLabel={inboxTexts.deleteTheFrom(kind.one, name)} />
        </span>
      </span>
      <span className={classes.subject}>
        <SpamBadge record={record} /> {kind.subjectOf(record)}
      </span>
      <span className={classes.status}>
        <ItemStatus kind={kind} record={record} isChip />
      </span>
      <span className={classes.words} dir="auto">
        {kind.wordsOf(record).slice(0, 240)}
      </span>
    </li>
  );
}

/** An item in the list: who, when, about what, and the first words. */
export const InboxRow = memo(Row) as typeof Row; // `memo` forgets the type parameter

/** On touch screens: to the right for the next status, to the left into the bin. */
function useRowSwipe<T extends InboxItem>(kind: InboxKind<T>, record: T, onBin: () => void) {
  const { mutate } = useSetStatus(kind.inbox);
  const next = kind.swipeTo(record);
  return useSwipe({
    right: next && { word: next.word, run: () => mutate({ record, status: next.status }) },
    left: { word: commonTexts.bin, run: onBin },
  });
}
