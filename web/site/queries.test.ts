import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, createApi, query, type Api } from '#web/api.ts';
import { createBrowserQueries, serializeQueries, createServerQueries, restoreQueries } from './queries.ts';

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T; // what the page's script element does

test('data loaded on the server is available in the browser', async () => {
  const onServer = createServerQueries();
  const answers = createApi(() => Promise.resolve(Response.json([{ name: 'Asha' }])));
  await onServer.query(query('GET /testimonials', {}, answers));
  const inBrowser = createBrowserQueries();
  restoreQueries(inBrowser, overTheWire(serializeQueries(onServer)));
  expect(inBrowser.getQueryData(query('GET /testimonials'))).toEqual([{ name: 'Asha' }]);
});

test('a section that failed on the server fails in the browser with the same message', async () => {
  const onServer = createServerQueries();
  const fails: Api = () => Promise.reject(new ApiError(503, { code: 'unavailable', message: 'Not ready' }));
  await expect(onServer.query(query('GET /hero', {}, fails))).rejects.toThrow('Not ready');
  const inBrowser = createBrowserQueries();
  restoreQueries(inBrowser, overTheWire(serializeQueries(onServer)));
  const { error, data } = inBrowser.stateOf(query('GET /hero').queryKey);
  expect(data).toBeUndefined();
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 503, code: 'unavailable', message: 'Not ready' });
});

test('data delivered with the page counts as fresh, however old the page is', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const onServer = createServerQueries();
  await onServer.query(
    query(
      'GET /testimonials',
      {},
      createApi(() => Promise.resolve(Response.json([]))),
    ),
  );
  const packed = overTheWire(serializeQueries(onServer));
  vi.advanceTimersByTime(24 * 3600_000);
  const inBrowser = createBrowserQueries();
  restoreQueries(inBrowser, packed);
  const asked = vi.fn(() => Promise.resolve(Response.json([{ name: 'Asha' }])));
  expect(await inBrowser.query(query('GET /testimonials', {}, createApi(asked)))).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});

test('on both sides components get texts with curly quotes, and the state keeps what was typed', () => {
  const { queryKey } = query('GET /faq');
  const typed = { title: "It's 2020-21" };
  for (const queries of [createServerQueries(), createBrowserQueries()]) {
    queries.setQueryData(queryKey, typed);
    expect(queries.stateOf(queryKey).presented).toEqual({ title: 'It’s 2020–21' });
    expect(serializeQueries(queries)).toEqual([[queryKey, typed]]);
  }
});
