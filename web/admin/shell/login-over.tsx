import { Alert, Button, Modal, PasswordInput, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type SubmitEvent } from 'react';
import { EMAIL_MAX, PASSWORD_MAX } from '#contract/constants.ts';
import { query } from '#web/api.ts';
import { askOverPage, readAuth, storeAuth } from '#web/session.ts';
import { askForAuth } from '#web/site/login/log-in.ts';
import { hasUnsaved } from '../editor/unsaved-work.ts';
import { useAccount } from '../guard.tsx';
import classes from './login-over.module.css';

/** Above every other dialog: what is open beneath goes on after the login. */
const ON_TOP = 1000;

/**
 * The login over the page, for when the session ends while something is not saved. Nothing typed is lost, and what was
 * being saved goes on by itself.
 */
export function LoginOver() {
  const { isAsking, settle } = useAsking();
  return (
    <Modal
      opened={isAsking}
      onClose={() => undefined}
      title="Your session has ended"
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      centered
      size={420}
      zIndex={ON_TOP}
    >
      <p className={classes.text}>
        Log in to go on. What you typed is still here, and what was being saved is saved after that.
      </p>
      <LoginForm onSame={() => settle(true)} />
    </Modal>
  );
}

/** Whether the login is asked for; the calls that wait for it go on with `settle`. */
function useAsking() {
  const { _id } = useAccount();
  const client = useQueryClient();
  const [resolve, setResolve] = useState<((isBack: boolean) => void) | null>(null);
  useEffect(() => {
    askOverPage((isWrite) => {
      if (!isWrite && !hasUnsaved()) return null;
      return new Promise((settled) => setResolve(() => settled));
    });
    return () => askOverPage(null);
  }, []);
  useEffect(() => {
    if (!resolve) return undefined;
    // The same person logged in in another tab; another one's login reloads the page (see the guard).
    const onStorage = () => {
      if (readAuth()?.user._id === _id) settle(true);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  });

  function settle(isBack: boolean) {
    resolve?.(isBack);
    setResolve(null);
    void client.invalidateQueries({ queryKey: query('GET /users/me').queryKey });
  }
  return { isAsking: resolve !== null, settle };
}

function LoginForm({ onSame }: { onSame: () => void }) {
  const { _id, email } = useAccount();
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation(); // the form beneath is its parent in React
    const entered = new FormData(event.currentTarget);
    const [typedEmail, password] = [entered.get('email'), entered.get('password')];
    if (typeof typedEmail !== 'string' || typeof password !== 'string') return;
    setSending(true);
    setFailure('');
    const auth = await askForAuth(typedEmail, password);
    setSending(false);
    if (typeof auth === 'string') {
      setFailure(auth);
      return;
    }
    storeAuth(auth);
    if (auth.user._id === _id) onSame();
    else location.reload(); // somebody else's panel; what was typed stays kept for who typed it
  }

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} method="post">
      {failure && (
        <Alert color="brick" role="alert" className={classes.failure}>
          {failure}
        </Alert>
      )}
      <TextInput
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        defaultValue={email}
        maxLength={EMAIL_MAX}
        required
        withAsterisk={false}
      />
      <PasswordInput
        label="Password"
        name="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        required
        withAsterisk={false}
        data-autofocus
        visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
      />
      <Button type="submit" loading={isSending} fullWidth>
        Log in
      </Button>
    </form>
  );
}
