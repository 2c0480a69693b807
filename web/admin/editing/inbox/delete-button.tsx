import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { TbTrash } from 'react-icons/tb';
import { confirmAction } from '#web/admin/shell/confirm-action.ts';
import { TRASH_NOTE } from '#web/admin/shell/trash-note.ts';
import { useDeleteItem, type InboxItem, type Inbox } from './inbox.ts';
import { rowId } from './row-id.ts';

interface DeletionOf<T extends InboxItem> {
  inbox: Inbox<T>;
  record: T;
  /** The question, such as 'Delete this message?'. */
  question: string;
  /** The sender. */
  name: string;
  onDeleted?: (() => void) | undefined;
}

/** Deletes a record after confirmation. */
export function useDeletion<T extends InboxItem>({ inbox, record, question, name, onDeleted }: DeletionOf<T>) {
  const { mutateAsync, isPending } = useDeleteItem(inbox);
  function ask() {
    confirmAction({
      title: question,
      children: `From ${name}. ${TRASH_NOTE}`,
      labels: { confirm: 'Delete', cancel: 'Cancel' },
      confirmProps: { color: 'brick' },
      onConfirm: () => void remove(),
    });
  }
  async function remove() {
    const neighbour = neighbourLink(record._id);
    const isDeleted = await mutateAsync(record).then(
      () => true,
      () => false, // the inbox reports the failure
    );
    if (!isDeleted) return;
    onDeleted?.();
    neighbour?.focus();
  }
  return { ask, isPending };
}

interface DeleteButtonProps extends ReturnType<typeof useDeletion> {
  /** Its accessible name if it shows only an icon. */
  iconLabel?: string;
}

/** Asks, then deletes. */
export function DeleteButton({ ask, isPending, iconLabel }: DeleteButtonProps) {
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

/** The link of the next row, or of the previous one. It gets focus when this row is deleted. */
function neighbourLink(id: string): HTMLElement | null | undefined {
  const row = document.getElementById(rowId(id))?.closest('[role=row], li');
  return (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>('a');
}
