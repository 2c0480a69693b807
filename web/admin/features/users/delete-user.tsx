import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { User } from '#contract/records/user.ts';
import type { useUserRow } from './use-user-row.ts';
import { deletionText } from './user-texts.ts';
import classes from './users.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as usersTexts from '#web/admin/texts/users.ts';

interface DeleteUserProps {
  user: User;
  row: ReturnType<typeof useUserRow>;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before an account is deleted. For the own account, the user has to type its email. */
export function DeleteUser({ user, row, isOpen, onClose }: DeleteUserProps) {
  const [typed, setTyped] = useState('');
  const isConfirmed = !row.isOwn || typed.trim().toLowerCase() === user.email;
  function close() {
    setTyped('');
    onClose();
  }
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={row.isOwn ? usersTexts.deleteYourOwnAccount : usersTexts.deleteWithName(user.name)}
    >
      <p className={classes.text}>{deletionText(user, row.isOwn)}</p>
      {row.isOwn && (
        <TextInput
          mt="md"
          label={usersTexts.typeToConfirm(user.email)}
          value={typed}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" data-autofocus onClick={close}>
          {commonTexts.cancel}
        </Button>
        <Button
          color="brick"
          disabled={!isConfirmed}
          onClick={() => {
            close();
            void row.remove();
          }}
        >
          {commonTexts.deleteLabel}
        </Button>
      </Group>
    </Modal>
  );
}
