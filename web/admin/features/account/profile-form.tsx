import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { EMAIL_MAX, PASSWORD_MAX } from '#contract/constants.ts';
import type { User } from '#contract/records/user.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { call, query } from '#web/api.ts';
import { UnsavedGuard } from '#web/admin/editing/autosave/unsaved-guard.tsx';
import { AccountCard, DoneMessage } from './account-card.tsx';
import classes from './account.module.css';
import { FormFailure } from '#web/admin/shell/forms/form-failure.tsx';
import { useSubmit } from '#web/admin/shell/forms/use-submit.ts';
import * as accountTexts from '#web/admin/texts/account.ts';
import * as commonTexts from '#web/admin/texts/common.ts';

const NAME_MAX = 120;
const FIELDS = ['name', 'email', 'currentPassword'] as const;

/** Name and email. The email is the login name, so changing it needs the current password. */
export function ProfileForm({ user }: { user: User }) {
  const client = useQueryClient();
  const [name, setName] = useState(user.name);
  const [email, setEmail] = useState(user.email);
  const [currentPassword, setCurrentPassword] = useState('');
  const [done, setDone] = useState('');
  const { isSending, errors, failure, send, form } = useSubmit(FIELDS);
  const isNewEmail = email.trim().toLowerCase() !== user.email;
  const isChanged = isNewEmail || name !== user.name;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setDone('');
    const body = isNewEmail ? { name, email, currentPassword } : { name };
    const changed = await send(() => call('PUT /users/me', { body }), saveFailed.update);
    if (!changed) return;
    client.setQueryData(query('GET /users/me').queryKey, changed);
    void client.invalidateQueries({ queryKey: query('GET /users').queryKey });
    setName(changed.name);
    setEmail(changed.email);
    setCurrentPassword('');
    setDone(saved.updated);
  }

  return (
    <AccountCard title={accountTexts.nameAndEmail} help={accountTexts.youLog}>
      <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <FormFailure message={failure} />
        <TextInput
          label={commonTexts.name}
          autoComplete="name"
          maxLength={NAME_MAX}
          value={name}
          error={errors.name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextInput
          label={commonTexts.email}
          type="email"
          autoComplete="username"
          maxLength={EMAIL_MAX}
          value={email}
          error={errors.email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        {isNewEmail && (
          <PasswordInput
            label={accountTexts.currentPasswordToConfirm}
            autoComplete="current-password"
            maxLength={PASSWORD_MAX}
            value={currentPassword}
            error={errors.currentPassword}
            aria-invalid={errors.currentPassword !== undefined}
            onChange={({ currentTarget }) => setCurrentPassword(currentTarget.value)}
            visibilityToggleButtonProps={{ 'aria-label': accountTexts.showThePassword }}
          />
        )}
        <div className={classes.foot}>
          <Button type="submit" loading={isSending} disabled={!isChanged}>
            {commonTexts.save}
          </Button>
          <DoneMessage message={isChanged ? '' : done} />
        </div>
      </form>
      <UnsavedGuard isActive={isChanged} isStored={false} title={commonTexts.yourAccount} />
    </AccountCard>
  );
}
