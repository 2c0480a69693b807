import { expect, onTestFinished, test, vi } from 'vitest';
import { askForAuth } from './log-in.ts';

const typed = { email: 'meera@dune.example', password: 'four words and more' };

/** The site answers so; null: there is no way to it. */
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

test('a login without a connection says so, and who was at the code stays there', async () => {
  answers(null);
  const message = 'The site does not answer. Check your connection and try again.';
  expect(await askForAuth(typed)).toEqual({ message, needsCode: false });
  expect(await askForAuth({ ...typed, code: '123456' })).toEqual({ message, needsCode: true });
});

test('who is at the code when the password stops fitting types both again', async () => {
  answers({ message: 'Invalid email or password', code: 'wrong-login' });
  const refused = { message: 'Invalid email or password', needsCode: false };
  expect(await askForAuth({ ...typed, code: '123456' })).toEqual(refused);
});
