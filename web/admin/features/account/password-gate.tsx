import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { saveFailed } from '#contract/texts.ts';
import { call, query } from '#web/api.ts';
import { readAuth } from '#web/session.ts';
import { FullScreenGate } from './full-screen-gate.tsx';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import classes from './mfa.module.css';
import { NewPasswordField } from './new-password-field.tsx';
import { useSubmit } from '#web/admin/shell/forms/use-submit.ts';
import * as accountTexts from '#web/admin/texts/account.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

interface PasswordGateProps {
  onDone: () => void;
  onLogOut: () => void;
}

/** Blocks the panel until a user with a temporary password has chosen a new one. */
export function PasswordGate({ onDone, onLogOut }: PasswordGateProps) {
  return (
    <FullScreenGate title={accountTexts.chooseYourOwnPassword}>
      <NewPasswordForm onDone={onDone} onLogOut={onLogOut} />
    </FullScreenGate>
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
      <p className={classes.text}>{accountTexts.yourTemporaryPassword}</p>
      <FormFailure message={failure} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField value={password} error={errors.password} isFirst onChange={setPassword} />
      <Group gap="xs">
        <Button type="submit" loading={isSending}>
          {accountTexts.savePassword}
        </Button>
        <Button variant="default" onClick={onLogOut}>
          {commonTexts.logOut}
        </Button>
      </Group>
    </form>
  );
}
