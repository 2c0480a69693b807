import { describe, expect, test, vi } from 'vitest';
import { QueryClient, type QueryOptions } from './query-client.ts';

const asked = <T>(queryFn: () => Promise<T>, key = 'hero'): QueryOptions<T> => ({ queryKey: [key], queryFn });

test('fresh data is not fetched again, stale data is', async () => {
  const queryFn = vi.fn(() => Promise.resolve('sand'));
  const fresh = new QueryClient({ staleTime: Infinity });
  expect([await fresh.query(asked(queryFn)), await fresh.query(asked(queryFn))]).toEqual(['sand', 'sand']);
  expect(queryFn).toHaveBeenCalledTimes(1);
  expect(fresh.needsFetch(['hero'])).toBe(false);
  const stale = new QueryClient();
  await stale.query(asked(queryFn));
  expect(stale.needsFetch(['hero'])).toBe(true);
  await stale.query(asked(queryFn));
  expect(queryFn).toHaveBeenCalledTimes(3);
});

test('concurrent fetches of one key are one, whatever the order of its parameters', async () => {
  const queries = new QueryClient();
  const queryFn = vi.fn(() => Promise.resolve('sand'));
  const keys = [
    { page: 1, tag: 'x' },
    { tag: 'x', page: 1 },
  ];
  await Promise.all(keys.map((parameters) => queries.query({ queryKey: ['blog', parameters], queryFn })));
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('equal data keeps its object, so that nothing is rendered again', async () => {
  const queries = new QueryClient();
  const options = asked(() => Promise.resolve({ title: 'Sand' }));
  const first = await queries.query(options).then(() => queries.getQueryData(options));
  await queries.fetch(options);
  expect(queries.getQueryData(options)).toBe(first);
});

describe('a fetch that fails', () => {
  const fails = () => Promise.reject(new Error('down'));

  test('is repeated once if the error may pass', async () => {
    const queryFn = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('sand');
    expect(await new QueryClient({ retries: () => true }).query(asked(queryFn))).toBe('sand');
    const always = vi.fn(fails);
    await expect(new QueryClient({ retries: () => true }).query(asked(always))).rejects.toThrow('down');
    expect(always).toHaveBeenCalledTimes(2);
    const final = vi.fn(fails);
    await expect(new QueryClient().query(asked(final))).rejects.toThrow('down');
    expect(final).toHaveBeenCalledTimes(1);
  });

  test('keeps the data that is there, and says why', async () => {
    const queries = new QueryClient();
    await queries.query(asked(() => Promise.resolve('sand')));
    await queries.fetch(asked(fails)).catch(() => undefined);
    expect(queries.stateOf(['hero'])).toMatchObject({ data: 'sand', error: new Error('down'), isFetching: false });
  });

  test('is fetched when a component mounts only if the client retries, and shows no error meanwhile', async () => {
    const queries = new QueryClient({ retryOnMount: false });
    await queries.fetch(asked(fails)).catch(() => undefined);
    expect([queries.needsFetch(['hero']), queries.needsFetch(['hero'], true)]).toEqual([false, true]);
    const again = queries.fetch(asked(() => Promise.resolve('sand')));
    expect(queries.stateOf(['hero'])).toMatchObject({ error: null, isFetching: true });
    await again;
    expect(queries.settled()).toMatchObject([{ queryKey: ['hero'], data: 'sand', error: null }]);
  });
});

test('a listener hears of each change until it stops listening', () => {
  const queries = new QueryClient();
  const listener = vi.fn();
  const stop = queries.subscribe(['hero'], listener);
  queries.setQueryData(['hero'], 'sand');
  queries.setQueryData(['other'], 'stone');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  queries.setQueryData(['hero'], 'stone');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('no response replaces pinned data, not even one on its way', async () => {
  const queries = new QueryClient();
  const { promise, resolve } = Promise.withResolvers<string>();
  const options = asked(() => promise);
  const fetching = queries.fetch(options);
  queries.pinQueryData(['hero'], 'draft');
  resolve('saved');
  await fetching;
  expect(queries.getQueryData(options)).toBe('draft');
  expect(queries.needsFetch(['hero'])).toBe(false);
  expect(await queries.query(options)).toBe('draft');
});

test('components get the presented data, made once for each change; the data itself stays', () => {
  const present = vi.fn((data: unknown) => `“${String(data)}”`);
  const queries = new QueryClient({ present });
  queries.setQueryData(['hero'], 'sand');
  queries.setQueryData(['hero'], 'sand');
  expect(queries.stateOf(['hero'])).toMatchObject({ data: 'sand', presented: '“sand”' });
  queries.pinQueryData(['hero'], 'stone');
  expect(queries.stateOf(['hero'])).toMatchObject({ data: 'stone', presented: '“stone”' });
  expect(present).toHaveBeenCalledTimes(2);
});
