import { Skeleton } from '@mantine/core';
import { upperFirst } from '#web/admin/editing/form/labels.ts';
import { focusRow } from './focus-row.ts';
import type { InboxItem } from './inbox.ts';
import type { InboxKind } from './inbox-kind.ts';
import classes from './inbox-list.module.css';
import { InboxRow } from './inbox-row.tsx';
import { useRowNavigation } from './row-link.tsx';
import type { InboxView } from './use-inbox-view.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

interface InboxListProps<T extends InboxItem> {
  kind: InboxKind<T>;
  items: T[];
  view: InboxView;
  /** The item in the pane. */
  openId: string | undefined;
}

/** The items, newest first. */
export function InboxList<T extends InboxItem>({ kind, items, view, openId }: InboxListProps<T>) {
  const { base, onClick } = useRowNavigation();
  const { chosenId, linkTo, forget } = view;
  return (
    <ul className={classes.list} aria-label={upperFirst(kind.many)} onKeyDown={focusRow} onClick={onClick}>
      {items.map((record) => (
        <InboxRow
          key={record._id}
          kind={kind}
          record={record}
          base={base}
          link={linkTo(record._id)}
          isChosen={record._id === openId}
          onDeleted={record._id === chosenId ? () => forget(chosenId) : undefined}
        />
      ))}
    </ul>
  );
}

/** Six placeholder rows at the real size. */
export function InboxListSkeleton() {
  return (
    <div role="status" aria-label={commonTexts.loading}>
      <ul className={classes.list}>
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index} className={classes.row}>
            <span className={classes.face}>
              <Skeleton height={43} width={38} radius="md" />
            </span>
            <span className={classes.name}>
              <Skeleton height={13} width="52%" />
            </span>
            <span className={classes.subject}>
              <Skeleton height={12} width="70%" />
            </span>
            <span className={classes.words}>
              <Skeleton height={10} width="94%" mt={6} mb={8} />
              <Skeleton height={10} width="60%" />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
