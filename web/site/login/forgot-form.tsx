import { useRef, type SubmitEvent } from 'react';
import { EMAIL_MAX } from '#contract/constants.ts';
import { failures } from '#contract/failures.ts';
import { formTexts } from '#contract/texts/forms.ts';
import { loginTexts } from '#contract/texts/login.ts';
import { callAsAnyone } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { FormStatus } from '#web/ui/form/form-status.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { emailProblem } from '../forms/field-problem.ts';
import { useSubmission } from '../forms/use-submission.ts';
import { formText } from '../forms/form-data.ts';
import styles from './login-page.module.css';

/**
 * Asks for the email address of the account. The input is uncontrolled, so that text typed before the script runs
 * stays.
 */
export function ForgotForm() {
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const { state, message, problems, submit, changed } = useSubmission({
    form,
    fields: ['email'],
    check: () => {
      const problem = emailProblem(formText(form.current, 'email'));
      return problem === null ? {} : { email: problem };
    },
    send: async () =>
      (await callAsAnyone('POST /password-reset', { body: { email: formText(form.current, 'email') } })).message,
    failed: failures.unexpected.message,
    onSent: () => undefined,
  });

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={send} method="post" noValidate>
      <TextField
        label={formTexts.email}
        error={problems.email}
        type="email"
        name="email"
        autoComplete="username"
        maxLength={EMAIL_MAX}
        onChange={() => changed('email')}
      />
      <FormStatus state={state} message={problems.email ? '' : message} />
      <Button type="submit" variant="dark" className={styles.submit} disabled={!isHydrated || state === 'sending'}>
        {state === 'sending' ? formTexts.sending : loginTexts.sendLink}
      </Button>
    </form>
  );
}
