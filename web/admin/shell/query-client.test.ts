import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { resetAfterLogout } from './logout-reset.ts';
import { createQueryClient } from './query-client.ts';

test('a query opened offline fails after some retries, and loads by itself once the connection is back', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  client.mount();
  onTestFinished(() => {
    vi.useRealTimers();
    onlineManager.setOnline(true);
    client.unmount();
    client.clear();
  });
  onlineManager.setOnline(false);
  const queryFn = () => (onlineManager.isOnline() ? Promise.resolve('loaded') : Promise.reject(new TypeError('gone')));
  const observer = new QueryObserver(client, { queryKey: ['versions'], queryFn });
  onTestFinished(observer.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'loaded' });
});

test('logout clears the query cache', () => {
  const client = createQueryClient();
  client.setQueryData(['leads'], 'private');
  resetAfterLogout();
  expect(client.getQueryCache().getAll()).toEqual([]);
});
