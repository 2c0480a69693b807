import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { query } from '#web/api.ts';
import { onLoginNeeded, readAuth } from '#web/session.ts';
import { hasUnsaved } from '#web/admin/editing/autosave/unsaved-flag.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { LoginOverForm } from './relogin-form.tsx';
import classes from './relogin-dialog.module.css';
import { useEscapeFirst } from './use-escape-first.ts';

/** Above every other dialog: what is open beneath goes on after the login. */
const ON_TOP = 1000;

/**
 * The login over the page, for when the session ends while something is not saved. Nothing typed is lost, and what was
 * being saved goes on by itself.
 */
export function LoginOver() {
  const { isAsking, settle } = useAsking();
  useEscapeFirst(isAsking, () => undefined);
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
        Log in to continue. Your text is still here, and any unfinished save continues after that.
      </p>
      <LoginOverForm onSame={() => settle(true)} />
    </Modal>
  );
}

/** Whether the login is asked for; the calls that wait for it go on with `settle`. */
function useAsking() {
  const { _id } = useAccount();
  const client = useQueryClient();
  const [resolve, setResolve] = useState<((isBack: boolean) => void) | null>(null);
  useEffect(() => {
    onLoginNeeded((isWrite) => {
      if (!isWrite && !hasUnsaved()) return null;
      return new Promise((settled) => setResolve(() => settled));
    });
    return () => onLoginNeeded(null);
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
