import { useRef, type SubmitEvent } from 'react';
import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/constants.ts';
import { failures } from '#contract/failures.ts';
import { loginTexts } from '#contract/texts/login.ts';
import { callAsAnyone } from '#web/api.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FormStatus } from '#web/ui/form/form-status.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useSubmission } from '../forms/use-submission.ts';
import { formText } from '../forms/form-data.ts';
import styles from './login-page.module.css';

/**
 * Sets the new password. The token is in the URL. The input is uncontrolled, so that text typed before the script runs
 * stays.
 */
export function NewPasswordForm() {
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { state, message, problems, submit, changed } = useSubmission({
    form,
    fields: ['password'],
    check: () =>
      formText(form.current, 'password').length < PASSWORD_MIN
        ? { password: loginTexts.passwordShort(PASSWORD_MIN) }
        : {},
    send: () => setPassword(formText(form.current, 'password')),
    failed: failures.unexpected.message,
    // The token is used, so remove it from the address bar.
    onSent: () => history.replaceState(history.state, '', location.pathname),
  });

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit();
  }

  if (state === 'sent') {
    return (
      <div className={styles.form}>
        <FormStatus state={state} message={message} />
        <ButtonLink href="/login" variant="dark" className={styles.submit}>
          {loginTexts.logIn}
        </ButtonLink>
      </div>
    );
  }
  return (
    <form ref={form} className={styles.form} onSubmit={send} method="post" noValidate>
      <TextField
        label={loginTexts.newPassword}
        hint={loginTexts.passwordHint(PASSWORD_MIN)}
        error={problems.password}

        type="password"
        name="password"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        onChange={() => changed('password')}
      />
      <FormStatus state={state} message={problems.password ? '' : message} />
      <Button type="submit" variant="dark" className={styles.submit} disabled={!isHydrated || state === 'sending'}>
        {state === 'sending' ? loginTexts.saving : loginTexts.savePassword}
      </Button>
    </form>
  );
}

async function setPassword(password: string): Promise<string> {
  const token = location.hash.slice(1);
  if (!token) throw new Error(loginTexts.noToken);
  return (await callAsAnyone('PUT /password-reset', { body: { token, password } })).message;
}
