import { Button, Group, Modal, PasswordInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/constants.ts';
import { saveFailed } from '#contract/texts.ts';
import { call, query } from '#web/api.ts';
import { readAuth } from '#web/session.ts';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import classes from './mfa.module.css';
import { useSubmit } from '#web/admin/shell/forms/use-submit.ts';

/** Above every dialog of the panel, below the login dialog. */
const ON_TOP = 900;

interface PasswordGateProps {
  onDone: () => void;
  onLogOut: () => void;
}

/** Blocks the panel until a user with a temporary password has chosen a new one. */
export function PasswordGate({ onDone, onLogOut }: PasswordGateProps) {
  return (
    <Modal
      opened
      onClose={() => undefined}
      fullScreen
      withCloseButton={false}
      closeOnEscape={false}
      zIndex={ON_TOP}
      title="Choose your own password"
      transitionProps={{ duration: 0 }}
      classNames={{ header: classes.gateHead }}
    >
      <NewPasswordForm onDone={onDone} onLogOut={onLogOut} />
    </Modal>
  );
}

function NewPasswordForm({ onDone, onLogOut }: PasswordGateProps) {
  const client = useQueryClient();
  const email = readAuth()?.user.email; // for the browser's password manager
  const [password, setPassword] = useState('');
  const { isSending, errors, failure, send, form } = useSubmit(['password']);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!(await send(() => call('PUT /users/me', { body: { password } }), saveFailed.update))) return;
    await client.refetchQueries({ queryKey: query('GET /users/me').queryKey });
    onDone();
  }

  return (
    <form ref={form} className={classes.gate} onSubmit={(event) => void submit(event)} noValidate>
      <p className={classes.text}>
        Your temporary password was for the first login only. Choose a new one that nobody else knows.
      </p>
      <FormFailure message={failure} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label="New password"
        description={`At least ${PASSWORD_MIN} characters. Several words are easier to remember and harder to guess.`}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        value={password}
        error={errors.password}
        aria-invalid={errors.password !== undefined}
        data-autofocus
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': 'Show the new password' }}
      />
      <Group gap="xs">
        <Button type="submit" loading={isSending}>
          Save password
        </Button>
        <Button variant="default" onClick={onLogOut}>
          Log out
        </Button>
      </Group>
    </form>
  );
}
