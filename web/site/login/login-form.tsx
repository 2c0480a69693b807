import { useState, type SubmitEvent } from 'react';
import { EMAIL_MAX, PASSWORD_MAX } from '#contract/constants.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormStatus, type FormState } from '#web/ui/form/form-status.tsx';
import { useAlive } from '#web/ui/form/use-alive.ts';
import { logIn } from './log-in.ts';
import styles from './login-page.module.css';

export function LoginForm() {
  const alive = useAlive();
  const [state, setState] = useState<FormState>('idle');
  const [message, setMessage] = useState('');

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const [email, password] = [entered.get('email'), entered.get('password')];
    if (typeof email !== 'string' || typeof password !== 'string') return;
    setState('sending');
    setMessage('');
    const failure = await logIn(email, password);
    if (failure === null) return; // the panel is on its way
    setState('failed');
    setMessage(failure);
  }

  return (
    <form className={styles.form} onSubmit={submit} method="post">
      <Field label="Email">
        {(control) => (
          <input {...control} type="email" name="email" autoComplete="username" maxLength={EMAIL_MAX} required />
        )}
      </Field>
      <Field label="Password">
        {(control) => (
          <input
            {...control}
            type="password"
            name="password"
            autoComplete="current-password"
            maxLength={PASSWORD_MAX}
            required
          />
        )}
      </Field>
      <FormStatus state={state} message={message} />
      {/* Until the script runs, the browser would send the password to an address that takes none. */}
      <Button type="submit" variant="dark" className={styles.submit} disabled={!alive || state === 'sending'}>
        {state === 'sending' ? 'Logging in…' : 'Log in'}
      </Button>
    </form>
  );
}
