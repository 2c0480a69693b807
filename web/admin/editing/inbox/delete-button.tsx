import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { TbTrash } from 'react-icons/tb';
import { saved } from '#contract/texts.ts';
import { notifyUndoable } from '#web/admin/shell/notices/notify.tsx';
import { useDeleteItem, useRestoreItem, type InboxItem, type Inbox } from './inbox.ts';
import { focusRowOf, rowId } from './row-id.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as inboxTexts from '#web/admin/texts/inbox.ts';

interface DeletionOf<T extends InboxItem> {
  inbox: Inbox<T>;
  record: T;
  /** What it is: 'message'. */
  one: string;
  /** The sender. */
  name: string;
  onDeleted?: (() => void) | undefined;
}

/** Deletes a record without a question: the notice offers to undo it, and the bin keeps it. */
export function useDeletion<T extends InboxItem>({ inbox, record, one, name, onDeleted }: DeletionOf<T>) {
  const { mutateAsync, isPending } = useDeleteItem(inbox);
  const restore = useRestoreItem(inbox);
  async function remove() {
    if (isPending) return; // a second swipe
    const neighbour = neighbourLink(record._id);
    const isDeleted = await mutateAsync(record).then(
      () => true,
      () => false, // the inbox reports the failure
    );
    if (!isDeleted) return;
    onDeleted?.();
    neighbour?.focus();
    notifyUndoable(inboxTexts.the(saved.deleted, one, name), {
      name: inboxTexts.undoDeletingTheFrom(one, name),
      run: () => void restore(record).then(() => focusRowOf(record._id)),
    });
  }
  return { remove: () => void remove(), isPending };
}

interface DeleteButtonProps extends ReturnType<typeof useDeletion> {
  /** Its accessible name if it shows only an icon. */
  iconLabel?: string;
}

export function DeleteButton({ remove, isPending, iconLabel }: DeleteButtonProps) {
  if (iconLabel === undefined) {
    return (
      <Button
        variant="subtle"
        color="brick"
        leftSection={<TbTrash size={16} aria-hidden />}
        loading={isPending}
        onClick={remove}
      >
        {commonTexts.deleteLabel}
      </Button>
    );
  }
  return (
    <Tooltip label={commonTexts.deleteLabel}>
      <ActionIcon aria-label={iconLabel} size={26} loading={isPending} onClick={remove}>
        <TbTrash size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** The link of the next row, or of the previous one. It gets focus when this row is deleted. */
function neighbourLink(id: string): HTMLElement | null | undefined {
  const row = document.getElementById(rowId(id))?.closest('li');
  return (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>('a');
}
