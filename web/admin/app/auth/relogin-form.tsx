import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { CODE_MAX, EMAIL_MAX, PASSWORD_MAX } from '#contract/constants.ts';
import { codeFieldTexts } from '#web/site/login/code-field-texts.ts';
import { requestAuth, replaceAuth, type Credentials, type Refusal } from '#web/site/login/log-in.ts';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { useAccount } from '#web/admin/shell/account.ts';
import classes from './relogin-dialog.module.css';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as loginTexts from '#web/admin/texts/login.ts';

/** Email and password, then the code if the account has a second factor. */
export function ReloginForm({ onSameUser }: { onSameUser: () => void }) {
  const { refusal, isSending, send } = useLogin(onSameUser);
  const [credentials, setCredentials] = useState<Credentials | null>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation(); // in React, the form below is the parent of this one
    const entered = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = entered.get(name);
      return typeof value === 'string' ? value : '';
    };
    const isCode = refusal?.needsCode === true && credentials !== null;
    const input = isCode
      ? { ...credentials, code: text('code') }
      : { email: text('email'), password: text('password') };
    setCredentials(input);
    void send(input);
  }

  return (
    <form className={classes.form} onSubmit={submit} method="post">
      {refusal?.message && (
        <Alert color="brick" role="alert" className={classes.failure}>
          {refusal.message}
        </Alert>
      )}
      {refusal?.needsCode ? <CodeField /> : <PasswordFields />}
      <Button type="submit" loading={isSending} fullWidth>
        {loginTexts.logIn}
      </Button>
    </form>
  );
}

function useLogin(onSameUser: () => void) {
  const { _id } = useAccount();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSending, setSending] = useState(false);

  async function send(credentials: Credentials) {
    setSending(true);
    setRefusal((before) => before && { ...before, message: '' });
    const auth = await requestAuth(credentials);
    setSending(false);
    if ('message' in auth) {
      setRefusal(auth);
      return;
    }
    replaceAuth(auth);
    if (auth.user._id === _id) onSameUser();
    else location.reload(); // another user's panel; the drafts stay stored for their author
  }
  return { refusal, isSending, send };
}

function PasswordFields() {
  const { email } = useAccount();
  return (
    <>
      <TextInput
        label={commonTexts.email}
        type="email"
        name="email"
        autoComplete="username"
        defaultValue={email}
        maxLength={EMAIL_MAX}
        required
        withAsterisk={false}
      />
      <PasswordInput
        label={loginTexts.password}
        name="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        required
        withAsterisk={false}
        data-autofocus
        visibilityToggleButtonProps={{ 'aria-label': loginTexts.showThePassword }}
      />
    </>
  );
}

function CodeField() {
  const [isRecovery, setRecovery] = useState(false);
  const { label, hint, other, inputMode, autoComplete } = codeFieldTexts(isRecovery);
  return (
    <>
      <TextInput
        key={label}
        label={label}
        description={hint}
        name="code"
        inputMode={inputMode}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        maxLength={CODE_MAX}
        required
        withAsterisk={false}
        autoFocus
      />
      <div>
        <TextButton type="button" onClick={() => setRecovery(!isRecovery)}>
          {other}
        </TextButton>
      </div>
    </>
  );
}
