import { afterEach, expect, test, vi } from 'vitest';
import {
  onLoginNeeded,
  confirmLogin,
  currentAuth,
  handleExpiredLogin,
  goToLogin,
  onConfirmNeeded,
  readAuth,
  storeAuth,
  takeReturnPath,
  type Auth,
} from './session.ts';

afterEach(() => {
  onLoginNeeded(null);
  vi.unstubAllGlobals();
});

/** A browser at a page of the site, as far as the login needs it. */
function browserAt(address: string) {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
  const { pathname, search, hash } = new URL(address);
  const assign = vi.fn();
  vi.stubGlobal('location', { pathname, search, hash, assign });
  return assign;
}

const loginOf = (_id: string, token: string): Auth => ({
  user: { _id, name: 'Mira', email: 'mira@dune.example', role: 'admin' },
  token,
});

test('the login redirects back to the page that required it, only once', () => {
  browserAt('https://dune.example/admin/hero?tab=2#badge');
  goToLogin();
  expect(takeReturnPath()).toBe('/admin/hero?tab=2#badge');
  expect(takeReturnPath()).toBeNull();
});

test.each(['https://dune.example//evil.example/', 'https://dune.example/\\\\evil.example'])(
  'the login does not redirect from %s to another site',
  (address) => {
    browserAt(address);
    goToLogin();
    expect(takeReturnPath()).toBeNull();
  },
);

test('clears an expired session and redirects to the login page, unless already there', async () => {
  const assign = browserAt('https://dune.example/admin/hero');
  storeAuth(loginOf('mira', 'old'));
  expect(await handleExpiredLogin(loginOf('mira', 'old'), false)).toBe(false);
  expect(readAuth()).toBeNull();
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login');
  const stays = browserAt('https://dune.example/login');
  await handleExpiredLogin(null, false);
  expect(stays).not.toHaveBeenCalled();
});

test('with unsaved work, asks for the login once over the page for all requests, which then continue', async () => {
  const assign = browserAt('https://dune.example/admin/hero');
  const old = loginOf('mira', 'old');
  storeAuth(old);
  let logIn: (isBack: boolean) => void = () => undefined;
  const ask = vi.fn(() => new Promise<boolean>((resolve) => (logIn = resolve)));
  onLoginNeeded(ask);
  const ended = [handleExpiredLogin(old, true), handleExpiredLogin(old, false)];
  const later = currentAuth();
  expect(readAuth()).toBeNull();
  storeAuth(loginOf('mira', 'new'));
  logIn(true);
  expect(await Promise.all(ended)).toEqual([true, true]);
  expect((await later)?.token).toBe('new');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(assign).not.toHaveBeenCalled();
});

test('asks for the password once for all requests that need it, and refuses if no prompt is available', async () => {
  expect(await confirmLogin()).toBe(false);
  let settle: (isConfirmed: boolean) => void = () => undefined;
  const ask = vi.fn(() => new Promise<boolean>((resolve) => (settle = resolve)));
  onConfirmNeeded(ask);
  const both = Promise.all([confirmLogin(), confirmLogin()]);
  settle(true);
  expect(await both).toEqual([true, true]);
  expect(ask).toHaveBeenCalledTimes(1);
  const later = confirmLogin();
  settle(false);
  expect(await later).toBe(false);
  onConfirmNeeded(null);
});

test('does not resend a request under the account of another person who has logged in since', async () => {
  browserAt('https://dune.example/admin/hero');
  storeAuth(loginOf('aarav', 'his'));
  expect(await handleExpiredLogin(loginOf('mira', 'old'), true)).toBe(false);
  expect(readAuth()?.token).toBe('his');
  expect(await handleExpiredLogin(loginOf('aarav', 'his before'), true)).toBe(true);
});

test('sends no more requests once the page is about to be left, and a late 401 does not redirect', async () => {
  const assign = browserAt('https://dune.example/admin/hero');
  vi.resetModules(); // what holds calls back does so for good
  const leaving = await import('./session.ts');
  leaving.storeAuth(loginOf('mira', 'old'));
  leaving.holdCalls();
  const later = vi.fn();
  void leaving.currentAuth().then(later);
  void leaving.handleExpiredLogin(loginOf('mira', 'old'), false).then(later);
  await new Promise((resolve) => setTimeout(resolve));
  expect(later).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
  expect(leaving.takeReturnPath()).toBeNull();
});
