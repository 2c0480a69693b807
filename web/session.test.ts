import { afterEach, expect, test, vi } from 'vitest';
import { goToLogin, takeOrigin } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser at a page of the site, as far as the login needs it. */
function browserAt(address: string) {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const { pathname, search, hash } = new URL(address);
  vi.stubGlobal('location', { pathname, search, hash, assign: () => undefined });
}

test('the login leads back to the page that asked for it, once', () => {
  browserAt('https://dune.example/admin/hero?tab=2#badge');
  goToLogin();
  expect(takeOrigin()).toBe('/admin/hero?tab=2#badge');
  expect(takeOrigin()).toBeNull();
});

test.each(['https://dune.example//evil.example/', 'https://dune.example/\\\\evil.example'])(
  'the login does not lead from %s to another site',
  (address) => {
    browserAt(address);
    goToLogin();
    expect(takeOrigin()).toBeNull();
  },
);
