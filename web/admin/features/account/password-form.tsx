import { Button, PasswordInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { PASSWORD_MAX } from '#contract/constants.ts';
import { saveFailed } from '#contract/texts.ts';
import { call, query } from '#web/api.ts';
import { AccountCard, DoneMessage } from './account-card.tsx';
import classes from './account.module.css';
import { NewPasswordField } from './new-password-field.tsx';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import { useSubmit } from '#web/admin/shell/forms/use-submit.ts';
import * as accountTexts from '#web/admin/texts/account.ts';

const FIELDS = ['currentPassword', 'password'] as const;

/** Changes the password, which ends all other sessions. `email` is for the browser's password manager. */
export function PasswordForm({ email }: { email: string }) {
  const client = useQueryClient();
  const [currentPassword, setCurrentPassword] = useState('');
  const [password, setPassword] = useState('');
  const [done, setDone] = useState('');
  const { isSending, errors, failure, send, form } = useSubmit(FIELDS);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setDone('');
    const body = { currentPassword, password };
    if (!(await send(() => call('PUT /users/me', { body }), saveFailed.update))) return;
    void client.invalidateQueries({ queryKey: query('GET /users/me/sessions').queryKey });
    setCurrentPassword('');
    setPassword('');
    setDone(accountTexts.passwordChangedYouAreLogged);
  }

  return (
    <AccountCard title={accountTexts.password} help={accountTexts.aNewPasswordLogs}>
      <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <FormFailure message={failure} />
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label={accountTexts.currentPassword}
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          value={currentPassword}
          error={errors.currentPassword}
          aria-invalid={errors.currentPassword !== undefined}
          onChange={({ currentTarget }) => setCurrentPassword(currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': accountTexts.showTheCurrentPassword }}
        />
        <NewPasswordField value={password} error={errors.password} onChange={setPassword} />
        <div className={classes.foot}>
          <Button type="submit" variant={currentPassword && password ? 'filled' : 'default'} loading={isSending}>
            {accountTexts.changePassword}
          </Button>
          <DoneMessage message={done} />
        </div>
      </form>
    </AccountCard>
  );
}
