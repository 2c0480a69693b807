import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { AUTH_STORAGE_KEY, PANEL_ROLES } from '#contract/constants.ts';
import { ApiError, query } from '#web/api.ts';
import { handleExpiredLogin, goToLogin, readAuth, storeAuth, type Auth } from '#web/session.ts';
import { AccountProvider, type Account } from '#web/admin/shell/account.ts';
import { withTimeout } from '#web/site/chunk-timeout.ts';
import { logOut } from './logout.tsx';

/** The screens that block the panel, by the server's error code. */
const gates = {
  'new-password-needed': lazy(() =>
    withTimeout(import('#web/admin/features/account/password-gate.tsx')).then((chunk) => ({
      default: chunk.PasswordGate,
    })),
  ),
  'second-factor-needed': lazy(() =>
    withTimeout(import('#web/admin/features/account/mfa-gate.tsx')).then((chunk) => ({ default: chunk.MfaGate })),
  ),
};
type Barrier = keyof typeof gates;

interface GuardProps {
  /** The panel. */
  children: ReactNode;
  /** Also shown while a gate blocks the panel. */
  overlay: ReactNode;
}

/** Shows the panel to users who may open it. Sends everyone else to the login page. */
export function Guard({ children, overlay }: GuardProps) {
  const [auth] = useState(readAuth);
  const { account, barrier } = useCurrentAccount(auth);
  const gate = useOpenGate(barrier);
  const Gate = gate.shownBarrier && gates[gate.shownBarrier];
  const allowed = account !== null && PANEL_ROLES.includes(account.role);
  useEffect(() => {
    if (!allowed) goToLogin();
  }, [allowed]);
  useLoginInOtherTabs(auth?.user._id);
  if (!allowed) return null;
  return (
    <AccountProvider value={account}>
      {gate.showsPanel && children}
      {overlay}
      {Gate && (
        <Suspense>
          <Gate onDone={gate.open} onLogOut={() => void logOut()} />
        </Suspense>
      )}
    </AccountProvider>
  );
}

/**
 * Blocks the panel while the user must replace a temporary password or set up a second factor, until the recovery codes
 * are saved. A panel that was open before stays mounted below the gate.
 */
function useOpenGate(barrier: Barrier | null) {
  const [shownBarrier, setShownBarrier] = useState(barrier);
  const [wasShown, setWasShown] = useState(!barrier);
  if (barrier && !shownBarrier) setShownBarrier(barrier);
  else if (!shownBarrier && !wasShown) setWasShown(true);
  return { shownBarrier, showsPanel: wasShown, open: () => setShownBarrier(null) };
}

/** The stored account at first, then what the server returns. */
function useCurrentAccount(auth: Auth | null) {
  const { data, error } = useQuery({ ...query('GET /users/me'), enabled: auth !== null });
  const account = data ? { _id: data._id, name: data.name, email: data.email, role: data.role } : (auth?.user ?? null);
  const serialized = data ? JSON.stringify(account) : null;
  const token = auth?.token;
  useEffect(() => {
    const stored = readAuth();
    const open = { needsNewPassword: false, needsSecondFactor: false };
    const user = serialized === null ? null : (JSON.parse(serialized) as Account); // serialised a few lines above
    if (!user || !stored) return;
    // Somebody else may have logged in in another tab since the call.
    const isSameLogin = stored.token === token || stored.user._id === user._id;
    if (isSameLogin) storeAuth({ ...stored, ...open, user });
  }, [serialized, token]);
  return { account, barrier: barrierOfError(error) ?? (data ? null : barrierAtLogin(auth)) };
}

function barrierOfError(error: unknown): Barrier | null {
  return error instanceof ApiError && Object.hasOwn(gates, error.code) ? (error.code as Barrier) : null; // checked to be a key of `gates`
}

function barrierAtLogin(auth: Auth | null): Barrier | null {
  if (auth?.needsNewPassword) return 'new-password-needed';
  return auth?.needsSecondFactor ? 'second-factor-needed' : null;
}

/** Reacts to a logout, or to another user's login, in another tab or while this page was in the back/forward cache. */
function useLoginInOtherTabs(user: string | undefined) {
  useEffect(() => {
    function compare() {
      const stored = readAuth();
      if (!stored) void handleExpiredLogin(null, false);
      else if (stored.user._id !== user) location.reload();
    }
    function onStorage(event: StorageEvent) {
      if (event.key === AUTH_STORAGE_KEY || event.key === null) compare();
    }
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', compare);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', compare);
    };
  }, [user]);
}
