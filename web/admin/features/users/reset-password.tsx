import { Button, Group, Modal } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import type { User } from '#contract/records/user.ts';
import { saveFailed } from '#contract/texts.ts';
import { call } from '#web/api.ts';
import { useSubmit } from '#web/admin/shell/forms/use-submit.ts';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordShownOnce } from './password-shown-once.tsx';
import { mustReplace, useNewPassword } from './use-new-password.ts';
import { useUserCache } from './use-users.ts';
import classes from './users.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as usersTexts from '#web/admin/texts/users.ts';

interface ResetPasswordProps {
  user: User;
  isOpen: boolean;
  onClose: () => void;
}

/** Gives a user a new temporary password. */
export function ResetPassword({ user, isOpen, onClose }: ResetPasswordProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={usersTexts.newPasswordFor(user.name)}
    >
      <ResetSteps user={user} onClose={onClose} />
    </Modal>
  );
}

function ResetSteps({ user, onClose }: Omit<ResetPasswordProps, 'isOpen'>) {
  const cache = useUserCache();
  const { password, isMade, ...passwordField } = useNewPassword();
  const [changed, setChanged] = useState<User | null>(null);
  const { isSending, errors, failure, send, form } = useSubmit(['password']);
  if (changed) return <PasswordShownOnce user={changed} password={password} onDone={onClose} />;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const params = { id: user._id };
    const body = { password, mustChangePassword: mustReplace({ role: user.role, isMade }) };
    const answer = await send(() => call('PUT /users/:id', { params, body }), saveFailed.update);
    if (!answer) return;
    cache.replace(answer);
    setChanged(answer);
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={classes.text}>{usersTexts.theCurrentPasswordStopsWorking(user.name)}</p>
      <FormFailure message={failure} />
      <PasswordField {...passwordField} value={password} error={errors.password} />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button type="submit" loading={isSending} data-autofocus>
          {usersTexts.resetPassword}
        </Button>
      </Group>
    </form>
  );
}
