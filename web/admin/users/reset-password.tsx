import { Button, Group, Modal } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import type { User } from '#contract/records/user.ts';
import { saveFailed } from '#contract/texts.ts';
import { call } from '#web/api.ts';
import { useSending } from '../account/use-sending.ts';
import { FormFailure } from '../account/form-failure.tsx';
import { makePassword } from './one-time-password.ts';
import { PasswordField } from './password-field.tsx';
import { ShownOnce } from './shown-once.tsx';
import { useUserCache } from './use-users.ts';
import classes from './users.module.css';

interface ResetPasswordProps {
  user: User;
  isOpen: boolean;
  onClose: () => void;
}

/** Gives somebody a new one-time password. */
export function ResetPassword({ user, isOpen, onClose }: ResetPasswordProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={`New password for ${user.name}`}
    >
      <Steps user={user} onClose={onClose} />
    </Modal>
  );
}

function Steps({ user, onClose }: Omit<ResetPasswordProps, 'isOpen'>) {
  const cache = useUserCache();
  const [password, setPassword] = useState(makePassword);
  const [isSet, setSet] = useState(false);
  const { isSending, errors, failure, send, form } = useSending(['password']);
  if (isSet) return <ShownOnce user={user} password={password} onDone={onClose} />;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const params = { id: user._id };
    const changed = await send(() => call('PUT /users/:id', { params, body: { password } }), saveFailed.update);
    if (!changed) return;
    cache.replace(changed);
    setSet(true);
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={classes.text}>The current password stops working, and {user.name} is logged out everywhere.</p>
      <FormFailure message={failure} />
      <PasswordField value={password} onChange={setPassword} error={errors.password} />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={isSending} data-autofocus>
          Reset password
        </Button>
      </Group>
    </form>
  );
}
