import { AUTH_STORAGE_KEY, type Role } from '#contract/constants.ts';

/** The login as the browser keeps it. */
export interface Auth {
  user: { _id: string; name: string; email: string; role: Role };
  token: string;
  /** Where the panel lives; missing for accounts that may not open it. */
  adminBase?: string;
  /** Replace the temporary password first: until then the token is good for nothing else. */
  needsNewPassword?: boolean;
  /** Set up a second factor first: until then the token is good for nothing else. */
  needsSecondFactor?: boolean;
  /** This browser logged in by the form, and nothing else knows the token. */
  startedHere?: boolean;
}

const RETURN_PATH_KEY = 'login-from';
const NOTICE_KEY = 'login-notice';

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

/** Asks for a new login over the page as it is; answers whether the same person is logged in again. */
type AskForLogin = (isWrite: boolean) => Promise<boolean> | null;

let askForLogin: AskForLogin | null = null;
let asking: Promise<boolean> | null = null;

/** Has a page that holds unsaved work ask for a new login when the session ends; null stops that. */
export function onLoginNeeded(ask: AskForLogin | null): void {
  askForLogin = ask;
}

/** Asks for the password again; answers whether it was right. */
type AskToConfirm = () => Promise<boolean>;

let askToConfirm: AskToConfirm | null = null;
let confirming: Promise<boolean> | null = null;

/** Has calls that need the password again ask for it; null stops that. */
export function onConfirmNeeded(ask: AskToConfirm | null): void {
  askToConfirm = ask;
}

/** Asks for the password, once for all calls that need it. Answers whether the call may be sent again. */
export async function confirmLogin(): Promise<boolean> {
  confirming ??= askToConfirm?.().finally(() => (confirming = null)) ?? null;
  return (await confirming) ?? false;
}

/** Holds back every call from now on, because the page is about to be left: no late refusal can send it elsewhere. */
export function holdCalls(): void {
  asking = new Promise(() => {});
}

/** The login to send along: while a new one is being asked for, calls wait for it. */
export async function currentAuth(): Promise<Auth | null> {
  if (asking) await asking;
  return readAuth();
}

/**
 * The server did not take the login that was sent: it is forgotten, and the page leads to the login, or asks for it
 * where there is something to lose. Answers whether the call may be sent again.
 */
export async function handleExpiredLogin(sent: Auth | null, isWrite: boolean): Promise<boolean> {
  if (asking) return asking;
  const stored = readAuth();
  if (stored && stored.token !== sent?.token) return stored.user._id === sent?.user._id; // a new login meanwhile
  if (!stored && sent && !isWrite) return false; // another call was told before, and the page is on its way
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
 * Sends to the login and remembers the page to come back to, and what is to be told there. Does nothing where one is at
 * the login already.
 */
export function goToLogin(notice = ''): void {
  if (location.pathname === '/login') return;
  sessionStorage.setItem(RETURN_PATH_KEY, location.pathname + location.search + location.hash);
  if (notice) sessionStorage.setItem(NOTICE_KEY, notice);
  location.assign('/login');
}

/** What is to be told at the login, until somebody is in; '' where nothing is, and on the server. */
export function loginNotice(): string {
  return typeof sessionStorage === 'undefined' ? '' : (sessionStorage.getItem(NOTICE_KEY) ?? '');
}

/** The page that sent its visitor to the login, once. A path with two slashes in front would lead to another host. */
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
