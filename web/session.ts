import { AUTH_STORAGE_KEY, type Role } from '#contract/constants.ts';

/** The login as stored in the browser. */
export interface Auth {
  user: { _id: string; name: string; email: string; role: Role };
  token: string;
  /** The panel's path; missing for accounts without access to it. */
  adminBase?: string;
  /** The user must replace the temporary password first; until then the token allows nothing else. */
  needsNewPassword?: boolean;
  /** The user must set up a second factor first; until then the token allows nothing else. */
  needsSecondFactor?: boolean;
  /** This browser created the session with the login form, so nothing else uses its token. */
  startedHere?: boolean;
}

const RETURN_PATH_KEY = 'login-from';
const NOTICE_KEY = 'login-notice';

/** The stored login, or null if there is none that can be read. */
export function readAuth(): Auth | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(AUTH_STORAGE_KEY) ?? 'null');
    return isAuth(stored) ? stored : null;
  } catch {
    return null; // storage is disabled, or the value is not ours
  }
}

export function storeAuth(auth: Auth): void {
  localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify(auth));
}

export function clearAuth(): void {
  try {
    localStorage.removeItem(AUTH_STORAGE_KEY);
  } catch {
    // storage is disabled, so nothing was stored
  }
}

/**
 * Asks for a new login over the current page. Returns null if it does not ask, else resolves to whether the same person
 * has logged in again.
 */
type AskForLogin = (isWrite: boolean) => Promise<boolean> | null;

let askForLogin: AskForLogin | null = null;
let asking: Promise<boolean> | null = null;

/** Lets a page with unsaved work ask for a new login when the session ends; null removes it. */
export function onLoginNeeded(ask: AskForLogin | null): void {
  askForLogin = ask;
}

/** Asks for the password again. Resolves to whether it was right. */
type AskToConfirm = () => Promise<boolean>;

let askToConfirm: AskToConfirm | null = null;
let confirming: Promise<boolean> | null = null;

/** Lets calls that need the password again ask for it; null removes it. */
export function onConfirmNeeded(ask: AskToConfirm | null): void {
  askToConfirm = ask;
}

/** Asks for the password, once for all waiting calls. Resolves to whether the call may be sent again. */
export async function confirmLogin(): Promise<boolean> {
  confirming ??= askToConfirm?.().finally(() => (confirming = null)) ?? null;
  return (await confirming) ?? false;
}

/** Blocks every further call, because the page is about to be left: a late refusal must not redirect it. */
export function holdCalls(): void {
  asking = new Promise(() => {});
}

/** The login to send. Waits while the user is asked for a new one. */
export async function currentAuth(): Promise<Auth | null> {
  if (asking) await asking;
  return readAuth();
}

/**
 * Handles a login that the server refused: removes it, then goes to the login page, or asks over the page if that holds
 * unsaved work or the call is a write. Resolves to whether the call may be sent again.
 */
export async function handleExpiredLogin(sent: Auth | null, isWrite: boolean): Promise<boolean> {
  if (asking) return asking;
  const stored = readAuth();
  if (stored && stored.token !== sent?.token) return stored.user._id === sent?.user._id; // the user has logged in meanwhile
  if (!stored && sent && !isWrite) return false; // another call has handled this, and the page is already leaving
  clearAuth();
  asking = askForLogin?.(isWrite) ?? null;
  if (!asking) {
    goToLogin();
    return false;
  }
  try {
    return await asking;
  } finally {
    asking = null;
  }
}

/**
 * Goes to the login page and remembers the current path, and a notice to show there. Does nothing on the login page
 * itself.
 */
export function goToLogin(notice = ''): void {
  if (location.pathname === '/login') return;
  sessionStorage.setItem(RETURN_PATH_KEY, location.pathname + location.search + location.hash);
  if (notice) sessionStorage.setItem(NOTICE_KEY, notice);
  location.assign('/login');
}

/** The notice to show at the login, until somebody logs in; '' if there is none, and on the server. */
export function loginNotice(): string {
  return typeof sessionStorage === 'undefined' ? '' : (sessionStorage.getItem(NOTICE_KEY) ?? '');
}

/**
 * Returns and forgets the path to return to after the login, and forgets the notice. A path that begins with two
 * slashes would lead to another host.
 */
export function takeReturnPath(): string | null {
  const from = sessionStorage.getItem(RETURN_PATH_KEY);
  sessionStorage.removeItem(RETURN_PATH_KEY);
  sessionStorage.removeItem(NOTICE_KEY);
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
