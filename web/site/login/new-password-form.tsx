import { useRef, type SubmitEvent } from 'react';
import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/constants.ts';
import { failures } from '#contract/failures.ts';
import { callAsAnyone } from '#web/api.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FormStatus } from '#web/ui/form/form-status.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useSubmission } from '../forms/use-submission.ts';
import { formText } from '../forms/form-data.ts';
import styles from './login-page.module.css';

const SHORT = `Password needs at least ${PASSWORD_MIN} characters`;
const NO_TOKEN = 'Open this page with the link in the email. Without it we cannot tell whose password to change.';

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
    check: () => (formText(form.current, 'password').length < PASSWORD_MIN ? { password: SHORT } : {}),
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
          Log in
        </ButtonLink>
      </div>
    );
  }
  return (
    <form ref={form} className={styles.form} onSubmit={send} method="post" noValidate>
      <TextField
        label="New password"
        hint={`At least ${PASSWORD_MIN} characters. Several words are easier to remember and harder to guess.`}
        error={problems.password}

        type="password"
        name="password"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        onChange={() => changed('password')}
      />
      <FormStatus state={state} message={problems.password ? '' : message} />
      <Button type="submit" variant="dark" className={styles.submit} disabled={!isHydrated || state === 'sending'}>
        {state === 'sending' ? 'Saving…' : 'Save password'}
      </Button>
    </form>
  );
}

async function setPassword(password: string): Promise<string> {
  const token = location.hash.slice(1);
  if (!token) throw new Error(NO_TOKEN);
  return (await callAsAnyone('PUT /password-reset', { body: { token, password } })).message;
}
