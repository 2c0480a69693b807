import { useQuery } from '@tanstack/react-query';
import { createContext, lazy, Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { AUTH_STORAGE_KEY, PANEL_ROLES } from '#contract/constants.ts';
import { ApiError, query } from '#web/api.ts';
import { endLogin, goToLogin, readAuth, storeAuth, type Auth } from '#web/session.ts';
import { withTimeout } from '#web/site/chunks.ts';

export type Account = Auth['user'];

const AccountContext = createContext<Account | null>(null);

const FactorGate = lazy(() =>
  withTimeout(import('./account/factor-gate.tsx')).then((chunk) => ({ default: chunk.FactorGate })),
);

/** Shows its children to those who may open the panel and sends everyone else to the login. */
export function Guard({ children }: { children: ReactNode }) {
  const [auth] = useState(readAuth);
  const { account, isBarred } = useCurrentAccount(auth);
  const gate = useGate(isBarred);
  const allowed = account !== null && PANEL_ROLES.includes(account.role);
  useEffect(() => {
    if (!allowed) goToLogin();
  }, [allowed]);
  useOtherTabs(auth?.user._id);
  if (!allowed) return null;
  return (
    <AccountContext value={account}>
      {gate.showsPanel && children}
      {gate.isShut && (
        <Suspense>
          <FactorGate onDone={gate.open} />
        </Suspense>
      )}
    </AccountContext>
  );
}

/**
 * Stands before the panel while a second factor has to be set up, and until its recovery codes are kept. What was open
 * before stays beneath it as it is.
 */
function useGate(isBarred: boolean) {
  const [isShut, setShut] = useState(isBarred);
  const [wasIn, setWasIn] = useState(!isBarred);
  if (isBarred && !isShut) setShut(true);
  if (!isShut && !wasIn) setWasIn(true);
  return { isShut, showsPanel: wasIn, open: () => setShut(false) };
}

/** The account one is logged in with. */
export function useAccount(): Account {
  const account = use(AccountContext);
  if (!account) throw new Error('useAccount is for what the guard shows');
  return account;
}

/** The stored account at once, and what the server says of it as soon as it answers. */
function useCurrentAccount(auth: Auth | null) {
  const { data, error } = useQuery({ ...query('GET /users/me'), enabled: auth !== null });
  const account = data ? { _id: data._id, name: data.name, email: data.email, role: data.role } : (auth?.user ?? null);
  const fresh = data ? JSON.stringify(account) : null;
  useEffect(() => {
    const stored = readAuth();
    if (fresh && stored) storeAuth({ ...stored, user: JSON.parse(fresh) as Account, needsSecondFactor: false }); // made above
  }, [fresh]);
  const isRefused = error instanceof ApiError && error.code === 'second-factor-needed';
  return { account, isBarred: isRefused || (!data && auth?.needsSecondFactor === true) };
}

/** Follows a log-out, or another person's login, that happened in another tab or before going back to this page. */
function useOtherTabs(user: string | undefined) {
  useEffect(() => {
    function compare() {
      const stored = readAuth();
      if (!stored) void endLogin(null, false);
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
