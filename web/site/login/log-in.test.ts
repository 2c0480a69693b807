import { expect, onTestFinished, test, vi } from 'vitest';
import { requestAuth, replaceAuth } from './log-in.ts';

const typed = { email: 'meera@dune.example', password: 'four words and more' };

/** The site answers with this; null: it cannot be reached. */
function answers(body: { message: string; code: string } | null) {
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('location', { hostname: 'site.example' });
  vi.stubGlobal('fetch', () =>
    body
      ? Promise.resolve(new Response(JSON.stringify(body), { status: 401 }))
      : Promise.reject(new TypeError('offline')),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}

test('an offline login says so, and stays at the code step if it is already there', async () => {
  answers(null);
  const message = 'The site is not responding. Check your connection and try again.';
  expect(await requestAuth(typed)).toEqual({ message, needsCode: false });
  expect(await requestAuth({ ...typed, code: '123456' })).toEqual({ message, needsCode: true });
});

test('a wrong password at the code step returns to email and password', async () => {
  answers({ message: 'Invalid email or password', code: 'wrong-login' });
  const refused = { message: 'Invalid email or password', needsCode: false };
  expect(await requestAuth({ ...typed, code: '123456' })).toEqual(refused);
});

/** The requests to the site, which answers with `body`. The browser has `stored`. */
function watched(body: object, stored: object | null) {
  const sent: string[] = [];
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('location', { hostname: 'site.example' });
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(stored), setItem: () => undefined });
  vi.stubGlobal('fetch', (path: string, { headers }: RequestInit) => {
    sent.push(`${path} ${new Headers(headers).get('authorization') ?? ''}`);
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return sent;
}

test('a login ends the previous session if the login form created it, but not one created by a program', () => {
  const user = { _id: 'x', name: 'Ila', email: typed.email, role: 'admin' } as const;
  const ended = watched({}, { user, token: 'before', startedHere: true });
  replaceAuth({ user, token: 'now' });
  expect(ended).toEqual(['/api/users/logout Bearer before']);
  const left = watched({}, { user, token: 'of a program' });
  replaceAuth({ user, token: 'now' });
  expect(left).toEqual([]);
});
