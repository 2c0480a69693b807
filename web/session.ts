import { AUTH_STORAGE_KEY, type Role } from '#contract/constants.ts';

/** The login as the browser keeps it. */
export interface Auth {
  user: { _id: string; name: string; email: string; role: Role };
  token: string;
  /** Where the panel lives; missing for accounts that may not open it. */
  adminBase?: string;
}

const FROM_KEY = 'login-from';

/** The stored login, or null when there is none that can be read. */
export function readAuth(): Auth | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(AUTH_STORAGE_KEY) ?? 'null');
    return isAuth(stored) ? stored : null;
  } catch {
    return null; // storage switched off, or not ours
  }
}

export function storeAuth(auth: Auth): void {
  localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify(auth));
}

export function clearAuth(): void {
  try {
    localStorage.removeItem(AUTH_STORAGE_KEY);
  } catch {
    // storage switched off: nothing was stored
  }
}

/** Sends to the login and remembers the page to come back to. Does nothing where one is at the login already. */
export function goToLogin(): void {
  if (location.pathname === '/login') return;
  sessionStorage.setItem(FROM_KEY, location.pathname + location.search + location.hash);
  location.assign('/login');
}

/** The page that sent its visitor to the login, once. A path with two slashes in front would lead to another host. */
export function takeOrigin(): string | null {
  const from = sessionStorage.getItem(FROM_KEY);
  sessionStorage.removeItem(FROM_KEY);
  return from && /^\/(?![/\\])/.test(from) ? from : null;
}

function isAuth(value: unknown): value is Auth {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    'user' in value &&
    typeof value.user === 'object' &&
    value.user !== null
  );
}
