import { useState, type SubmitEvent } from 'react';
import { EMAIL_MAX, PASSWORD_MAX } from '#contract/constants.ts';
import { formTexts } from '#contract/texts/forms.ts';
import { loginTexts } from '#contract/texts/login.ts';
import { loginNotice } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { FormStatus, type FormState } from '#web/ui/form/form-status.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { CodeStep } from './code-step.tsx';
import { logIn, type Credentials } from './log-in.ts';
import { PasswordInput } from './password-input.tsx';
import styles from './login-page.module.css';

/** Email and password, then the code if the account has a second factor. */
export function LoginForm() {
  const isHydrated = useHydrated();
  const [state, setState] = useState<FormState>('idle');
  const [message, setMessage] = useState('');
  const notice = isHydrated ? loginNotice() : '';
  const [halfway, setHalfway] = useState<Credentials | null>(null);

  async function send(credentials: Credentials) {
    setState('sending');
    setMessage('');
    const refusal = await logIn(credentials);
    if (refusal === null) return; // the panel is loading
    setState(refusal.message ? 'failed' : 'idle');
    setMessage(refusal.message);
    setHalfway(refusal.needsCode ? credentials : null);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const [email, password] = [entered.get('email'), entered.get('password')];
    if (typeof email === 'string' && typeof password === 'string') void send({ email, password });
  }

  if (halfway) {
    const back = () => {
      setHalfway(null);
      setMessage('');
    };
    return (
      <CodeStep state={state} message={message} onCode={(code) => void send({ ...halfway, code })} onBack={back} />
    );
  }
  return (
    <form className={styles.form} onSubmit={submit} method="post">
      <TextField
        label={formTexts.email}
        type="email"
        name="email"
        autoComplete="username"
        maxLength={EMAIL_MAX}
        required
      />
      <PasswordInput
        label={loginTexts.password}
        name="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        required
      />
      <FormStatus state={message ? state : 'notice'} message={message || notice} />
      {/* Without the script, the browser would send the password to a URL that does not take it. */}
      <Button type="submit" variant="dark" className={styles.submit} disabled={!isHydrated || state === 'sending'}>
        {state === 'sending' ? loginTexts.loggingIn : loginTexts.logIn}
      </Button>
    </form>
  );
}
