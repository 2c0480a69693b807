import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { modals } from '@mantine/modals';
import { TbTrash } from 'react-icons/tb';
import type { ContactMessage } from '#contract/records/contact-message.ts';
import { confirm } from '#contract/texts.ts';
import { useDeleteMessage } from './inbox.ts';
import { rowId } from './row-id.ts';

interface DeleteButtonProps {
  message: ContactMessage;
  isIcon?: boolean;
}

/** Deletes a message after asking. */
export function DeleteButton({ message, isIcon = false }: DeleteButtonProps) {
  const { mutateAsync, isPending } = useDeleteMessage();
  const name = message.firstName || message.email;
  function ask() {
    modals.openConfirmModal({
      title: confirm.message,
      children: `From ${name}. It cannot be brought back.`,
      labels: { confirm: 'Delete', cancel: 'Cancel' },
      confirmProps: { color: 'brick' },
      onConfirm: () => void remove(),
    });
  }
  async function remove() {
    const neighbour = neighbourOf(message._id);
    const isGone = await mutateAsync(message).then(
      () => true,
      () => false, // told by the hook
    );
    if (isGone) neighbour?.focus();
  }
  if (!isIcon) {
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
      <ActionIcon aria-label={`Delete the message from ${name}`} loading={isPending} onClick={ask}>
        <TbTrash size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** The link of the row after, or else before: there the keyboard goes on when this row is gone. */
function neighbourOf(id: string): HTMLElement | null | undefined {
  const row = document.getElementById(rowId(id))?.closest('li');
  return (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>('a');
}
