import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { query } from '#web/api.ts';
import { onLoginNeeded, readAuth } from '#web/session.ts';
import { hasUnsavedWork } from '#web/admin/editing/autosave/unsaved-flag.ts';
import { useAccount } from '#web/admin/shell/account.ts';
import { ReloginForm } from './relogin-form.tsx';
import classes from './relogin-dialog.module.css';
import { useEscapeFirst } from './use-escape-first.ts';
import * as loginTexts from '#web/admin/texts/login.ts';

/** Above every other dialog, so that an open dialog can continue after the login. */
const ON_TOP = 1000;

/**
 * The login dialog for a session that ends during a save or while there is unsaved work. No typed text is lost, and a
 * running save continues after the login.
 */
export function ReloginDialog() {
  const { isAsking, finish } = useReloginRequest();
  useEscapeFirst(isAsking, () => undefined);
  return (
    <Modal
      opened={isAsking}
      onClose={() => undefined}
      title={loginTexts.yourSessionHasEnded}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      centered
      size={420}
      zIndex={ON_TOP}
    >
      <p className={classes.text}>{loginTexts.logInToContinue}</p>
      <ReloginForm onSameUser={() => finish(true)} />
    </Modal>
  );
}

/** Whether a login is needed. `finish` lets the waiting calls continue. */
function useReloginRequest() {
  const { _id } = useAccount();
  const client = useQueryClient();
  const [resolve, setResolve] = useState<((isLoggedIn: boolean) => void) | null>(null);
  useEffect(() => {
    onLoginNeeded((isWrite) => {
      if (!isWrite && !hasUnsavedWork()) return null;
      return new Promise((settled) => setResolve(() => settled));
    });
    return () => onLoginNeeded(null);
  }, []);
  useEffect(() => {
    if (!resolve) return undefined;
    // The same user logged in in another tab. A different user's login reloads the page (see the guard).
    const onStorage = () => {
      if (readAuth()?.user._id === _id) finish(true);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  });

  function finish(isLoggedIn: boolean) {
    resolve?.(isLoggedIn);
    setResolve(null);
    void client.invalidateQueries({ queryKey: query('GET /users/me').queryKey });
  }
  return { isAsking: resolve !== null, finish };
}
