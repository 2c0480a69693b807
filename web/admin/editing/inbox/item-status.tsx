import { useSetStatus, type InboxItem } from './inbox.ts';
import type { InboxKind } from './inbox-kind.ts';
import { StatusSelect } from './status.tsx';

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
      label={`${kind.statusWord ?? 'Status'} of the ${kind.labelOf(record)}`}
      value={record.status}
      options={kind.statuses}
      onChange={(status) => mutate({ record, status })}
      nameOf={kind.statusName}
      isChip={isChip}
    />
  );
}
