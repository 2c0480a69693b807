import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Review } from '#contract/collections/reviews.ts';
import { saved, saveFailed } from '#contract/texts.ts';
import { listCache } from '#web/admin/editing/order/list-cache.ts';
import {
  retryApproval,
  approveAll,
  closeRun,
  countSteps,
  currentNumber,
  stopApproving,
  approvalRun,
} from './approve-all.ts';
import { reviewsQuery } from './reviews.ts';

const notices = vi.hoisted((): string[] => []);
vi.mock('#web/admin/shell/notices/notify.tsx', () => ({
  notifyDone: (message: string) => notices.push(message),
  notifyFailed: (message: string) => notices.push(message),
}));

const review = (_id: string): Review => ({
  ...{
    _id,
    version: 1,
    createdAt: '',
    updatedAt: '',
    name: `Client ${_id}`,
    role: '',
    stars: 5,
    avatar: 'male',
    face: 0,
  },
  ...{ review: 'They answer the telephone.', source: 'site', isApproved: false, isVisible: true, order: 0 },
  ...{ sourceUrl: '', isVerified: false, invitation: null, isSuspect: false, suspicions: [] },
});
const ok = (body: unknown) => new Response(JSON.stringify(body), { status: 200 });
const refused = (status: number, code: string) => new Response(JSON.stringify({ code, message: code }), { status });

/** Pending reviews as the panel shows them, and a server that answers each request with `answer`. */
function waiting(names: string[], answer: (id: string, asked: { body: string; ifMatch: string | null }) => Response) {
  const client = new QueryClient();
  const reviews = names.map(review);
  client.setQueryData(reviewsQuery.queryKey, reviews);
  const server = { reviews };
  const asked: string[] = [];
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('location', { hostname: 'site.example' });
  vi.stubGlobal('fetch', (url: string, { body, headers }: { body: string; headers: Headers }) => {
    const id = url.split('/').at(-1) ?? '';
    if (id === 'admin') return Promise.resolve(ok(server.reviews));
    asked.push(id);
    return Promise.resolve(answer(id, { body, ifMatch: headers.get('if-match') }));
  });
  notices.length = 0;
  onTestFinished(() => {
    closeRun();
    vi.unstubAllGlobals();
  });
  const cache = listCache<Review>(client, reviewsQuery.queryKey, () => Promise.resolve(server.reviews));
  return { reviews, cache, asked, server };
}

test('approves pending reviews one by one, each with the version on screen as If-Match', async () => {
  const versions: (string | null)[] = [];
  const { reviews, cache, asked } = waiting(['a', 'b', 'c'], (id, { body, ifMatch }) => {
    versions.push(ifMatch);
    expect(JSON.parse(body)).toEqual({ isApproved: true });
    return ok({ ...review(id), isApproved: true, version: 2 });
  });
  await approveAll(cache, reviews);
  expect(asked).toEqual(['a', 'b', 'c']);
  expect(versions).toEqual(['"1"', '"1"', '"1"']);
  expect(notices).toEqual([saved.reviewsApproved]);
  expect(reviews.map(({ _id }) => cache.find(_id)?.isApproved)).toEqual([true, true, true]);
});

test('a failed review keeps its error, the others continue, and a retry completes the run', async () => {
  let isDown = true;
  const { reviews, cache, asked } = waiting(['a', 'b', 'c'], (id) =>
    id === 'b' && isDown ? refused(500, 'unexpected') : ok({ ...review(id), isApproved: true }),
  );
  await approveAll(cache, reviews);
  expect(asked).toEqual(['a', 'b', 'c']);
  expect(notices).toEqual([`${saveFailed.bulkApprove} 2 of 3 were approved.`]);
  const run = approvalRun();
  expect(run?.steps.get('b')).toEqual({ kind: 'failed', message: 'unexpected' });
  expect(run && countSteps(run, 'approved')).toBe(2);
  isDown = false;
  await retryApproval(cache, 'b');
  expect(notices.at(-1)).toBe(saved.reviewsApproved);
});

test('stopping takes effect after the review in progress', async () => {
  const { reviews, cache, asked } = waiting(['a', 'b', 'c'], (id) => {
    const run = approvalRun();
    expect(run && currentNumber(run)).toBe(asked.length);
    if (id === 'b') stopApproving();
    return ok({ ...review(id), isApproved: true });
  });
  await approveAll(cache, reviews);
  expect(asked).toEqual(['a', 'b']);
  expect(notices).toEqual(['Stopped. 2 of 3 were approved.']);
});

test('approves a review that was only reordered in the meantime, but not one whose text changed unseen', async () => {
  const { reviews, cache, server } = waiting(['a', 'b'], (id, { ifMatch }) =>
    ifMatch === '"1"' ? refused(412, 'stale') : ok({ ...review(id), isApproved: true }),
  );
  server.reviews = [
    { ...review('a'), version: 2, order: 7 },
    { ...review('b'), version: 2, review: 'Quite different words now.' },
  ];
  await approveAll(cache, reviews);
  const run = approvalRun();
  expect(run?.steps.get('a')).toEqual({ kind: 'approved' });
  expect(run?.steps.get('b')?.kind).toBe('failed');
  expect(cache.find('b')?.review).toBe('Quite different words now.');
});
