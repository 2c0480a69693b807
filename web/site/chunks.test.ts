import { expect, onTestFinished, test, vi } from 'vitest';
import { ChunkLoadError, withTimeout } from './chunk-timeout.ts';
import { loadPage } from './chunks.ts';
import type { PageRoute } from './routes.ts';

const never = new Promise<never>(() => undefined);

test('a script that has not loaded after 120 seconds counts as failed', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let failure: unknown = null;
  withTimeout(never).catch((error: unknown) => (failure = error));
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failure).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toBeInstanceOf(ChunkLoadError);
  expect(failure).toHaveProperty('message', 'Loading chunk failed: timeout after 120 seconds');
});

test('a script that cannot be fetched is reported with the cause', async () => {
  const failed = withTimeout(Promise.reject(new Error('no connection')));
  await expect(failed).rejects.toThrow('Loading chunk failed: no connection');
});

test('the script of a page is fetched only once', async () => {
  const load = vi.fn(() => Promise.resolve({ page: { Component: () => null } }));
  const route: PageRoute = { path: '/x', source: 'web/site/x.tsx', load };
  expect(await loadPage(route)).toBe(await loadPage(route));
  expect(load).toHaveBeenCalledOnce();
});

test('a page whose script failed to load is fetched again on the next request', async () => {
  let isOnline = false;
  const page = { Component: () => null };
  const route: PageRoute = {
    path: '/x',
    source: 'x.tsx',
    load: () => (isOnline ? Promise.resolve({ page }) : Promise.reject(new Error('offline'))),
  };
  await expect(loadPage(route)).rejects.toThrow('Loading chunk failed');
  isOnline = true;
  expect(await loadPage(route)).toBe(page);
});
