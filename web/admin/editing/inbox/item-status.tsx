import { useSetStatus, type InboxItem } from './inbox.ts';
import type { InboxKind } from './inbox-kind.ts';
import { StatusSelect } from './status.tsx';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as inboxTexts from '#web/admin/texts/inbox.ts';

interface ItemStatusProps<T extends InboxItem> {
  kind: InboxKind<T>;
  record: T;
  isChip?: boolean;
}

/** The status of an item; saves at once. */
export function ItemStatus<T extends InboxItem>({ kind, record, isChip }: ItemStatusProps<T>) {
  const { mutate } = useSetStatus(kind.inbox);
  return (
    <StatusSelect
      label={inboxTexts.statusOf(kind.statusWord ?? commonTexts.status, kind.labelOf(record))}
      value={record.status}
      options={kind.statuses}
      onChange={(status) => mutate({ record, status })}
      nameOf={kind.statusName}
      isChip={isChip}
    />
  );
}
