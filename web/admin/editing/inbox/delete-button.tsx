import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { TbTrash } from 'react-icons/tb';
import { askFirst } from '#web/admin/shell/ask-first.ts';
import { IN_BIN } from '#web/admin/shell/in-bin.ts';
import { useRemove, type Arrived, type Inbox } from './inbox.ts';
import { rowId } from './row-id.ts';

interface DeleteButtonProps<T extends Arrived> {
  inbox: Inbox<T>;
  record: T;
  /** What is asked: 'Delete this message?' */
  question: string;
  /** Who sent it. */
  name: string;
  /** Its name where it is only an icon. */
  iconLabel?: string;
  onDeleted?: () => void;
}

/** Deletes a record after asking. */
export function DeleteButton<T extends Arrived>(props: DeleteButtonProps<T>) {
  const { inbox, record, question, name, iconLabel, onDeleted } = props;
  const { mutateAsync, isPending } = useRemove(inbox);
  function ask() {
    askFirst({
      title: question,
      children: `From ${name}. ${IN_BIN}`,
      labels: { confirm: 'Delete', cancel: 'Cancel' },
      confirmProps: { color: 'brick' },
      onConfirm: () => void remove(),
    });
  }
  async function remove() {
    const neighbour = neighbourOf(record._id);
    const isGone = await mutateAsync(record).then(
      () => true,
      () => false, // told by the inbox
    );
    if (!isGone) return;
    onDeleted?.();
    neighbour?.focus();
  }
  if (iconLabel === undefined) {
    return (
      <Button
        variant="subtle"
        color="brick"
        leftSection={<TbTrash size={16} aria-hidden />}
        loading={isPending}
        onClick={ask}
      >
        Delete…
      </Button>
    );
  }
  return (
    <Tooltip label="Delete">
      <ActionIcon aria-label={iconLabel} loading={isPending} onClick={ask}>
        <TbTrash size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** The link of the row after, or else before: there the keyboard goes on when this row is gone. */
function neighbourOf(id: string): HTMLElement | null | undefined {
  const row = document.getElementById(rowId(id))?.closest('[role=row], li');
  return (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>('a');
}
