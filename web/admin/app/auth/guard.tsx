import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { AUTH_STORAGE_KEY, PANEL_ROLES } from '#contract/constants.ts';
import { ApiError, query } from '#web/api.ts';
import { handleExpiredLogin, goToLogin, readAuth, storeAuth, type Auth } from '#web/session.ts';
import { AccountProvider, type Account } from '#web/admin/shell/account.ts';
import { withTimeout } from '#web/site/chunks.ts';
import { logOut } from './logout.tsx';

/** What has to be done before anything else, and where. */
const gates = {
  'new-password-needed': lazy(() =>
    withTimeout(import('#web/admin/features/account/password-gate.tsx')).then((chunk) => ({
      default: chunk.PasswordGate,
    })),
  ),
  'second-factor-needed': lazy(() =>
    withTimeout(import('#web/admin/features/account/mfa-gate.tsx')).then((chunk) => ({ default: chunk.FactorGate })),
  ),
};
type Barrier = keyof typeof gates;

interface GuardProps {
  /** The panel. */
  children: ReactNode;
  /** What the gates before it need, too. */
  over: ReactNode;
}

/** Shows its children to those who may open the panel and sends everyone else to the login. */
export function Guard({ children, over }: GuardProps) {
  const [auth] = useState(readAuth);
  const { account, barrier } = useCurrentAccount(auth);
  const gate = useGate(barrier);
  const Gate = gate.shut && gates[gate.shut];
  const allowed = account !== null && PANEL_ROLES.includes(account.role);
  useEffect(() => {
    if (!allowed) goToLogin();
  }, [allowed]);
  useOtherTabs(auth?.user._id);
  if (!allowed) return null;
  return (
    <AccountProvider value={account}>
      {gate.showsPanel && children}
      {over}
      {Gate && (
        <Suspense>
          <Gate onDone={gate.open} onLogOut={() => void logOut()} />
        </Suspense>
      )}
    </AccountProvider>
  );
}

/**
 * Stands before the panel while a temporary password has to be replaced, or a second factor to be set up, and until its
 * recovery codes are kept. What was open before stays beneath it as it is.
 */
function useGate(barrier: Barrier | null) {
  const [shut, setShut] = useState(barrier);
  const [wasIn, setWasIn] = useState(!barrier);
  if (barrier && !shut) setShut(barrier);
  else if (!shut && !wasIn) setWasIn(true);
  return { shut, showsPanel: wasIn, open: () => setShut(null) };
}

/** The stored account at once, and what the server says of it as soon as it answers. */
function useCurrentAccount(auth: Auth | null) {
  const { data, error } = useQuery({ ...query('GET /users/me'), enabled: auth !== null });
  const account = data ? { _id: data._id, name: data.name, email: data.email, role: data.role } : (auth?.user ?? null);
  const fresh = data ? JSON.stringify(account) : null;
  useEffect(() => {
    const stored = readAuth();
    const open = { needsNewPassword: false, needsSecondFactor: false };
    if (fresh && stored) storeAuth({ ...stored, ...open, user: JSON.parse(fresh) as Account }); // made above
  }, [fresh]);
  return { account, barrier: barrierOf(error) ?? (data ? null : barrierAtLogin(auth)) };
}

function barrierOf(error: unknown): Barrier | null {
  return error instanceof ApiError && Object.hasOwn(gates, error.code) ? (error.code as Barrier) : null; // a key of it
}

function barrierAtLogin(auth: Auth | null): Barrier | null {
  if (auth?.needsNewPassword) return 'new-password-needed';
  return auth?.needsSecondFactor ? 'second-factor-needed' : null;
}

/** Follows a log-out, or another person's login, that happened in another tab or before going back to this page. */
function useOtherTabs(user: string | undefined) {
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
