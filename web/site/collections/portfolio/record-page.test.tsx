import { DEFAULT_REGION } from '#contract/region.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import type { CallKey } from '#contract/calls.ts';
import type { FailureBody } from '#contract/failures.ts';
import { ApiError, query, type CallOptions } from '#web/api.ts';
import { createServerQueries } from '../../queries.ts';
import { SiteContext } from '../../site-context.tsx';
import { listQuery } from './list-address.ts';
import { page as portfolioPage } from './list-page.tsx';
import { page as projectPage } from './record-page.tsx';

const unexpected: FailureBody = { code: 'unexpected', message: '' };

/** A page after its call has failed, or while it is pending. */
async function shown<K extends CallKey>(
  page: ReactNode,
  key: K,
  options: CallOptions<K>,
  failure?: [number, FailureBody],
) {
  const queries = createServerQueries();
  if (failure) {
    const failing = () => Promise.reject(new ApiError(...failure));
    await queries.query({ ...query(key, options), queryFn: failing }).catch(() => undefined);
  }
  return renderToStaticMarkup(
    <SiteContext value={{ siteUrl: 'https://dune.example', apiBase: '/api', region: DEFAULT_REGION }}>
      <QueryClientProvider client={queries}>
        <StaticRouter location="/portfolio/camp-khuri" params={{ slug: 'camp-khuri' }}>
          {page}
        </StaticRouter>
      </QueryClientProvider>
    </SiteContext>,
  );
}

const project = (...failure: [number, FailureBody] | []) =>
  shown(
    <projectPage.Component />,
    'GET /portfolio/:slug',
    { params: { slug: 'camp-khuri' } },
    failure.length ? failure : undefined,
  );
const list = (...failure: [number, FailureBody] | []) =>
  shown(<portfolioPage.Component />, 'GET /portfolio', { query: listQuery({}) }, failure.length ? failure : undefined);

test("a missing project shows 'Not found.', has noindex and links to all projects", async () => {
  const html = await project(404, { code: 'not-found', message: 'Not found.' });
  expect(html).toMatch(/<h1[^>]*>Not found\.<\/h1>/);
  expect(html).toContain('noindex');
  expect(html).toMatch(/href="\/portfolio"[^>]*>See all projects/);
});

test("a project that fails to load shows 'Failed to load portfolio item', a back link and a retry button", async () => {
  const html = await project(500, unexpected);
  expect(html).toContain('Failed to load portfolio item');
  expect(html).toContain('Try again');
  expect(html).toMatch(/href="\/portfolio"[^>]*>.*All projects/);
});

test("a list that fails to load shows 'Failed to load portfolio' and a retry button", async () => {
  const html = await list(500, unexpected);
  expect(html).toContain('Failed to load portfolio<');
  expect(html).toContain('Try again');
});

test("the server's message replaces the default error text", async () => {
  const busy: FailureBody = { code: 'too-many', message: 'Too many requests.' };
  expect(await project(429, busy)).toContain('Too many requests.');
  expect(await list(429, busy)).toContain('Too many requests.');
});

test('content that is loading shows skeletons', async () => {
  expect((await list()).match(/data-skeleton/g)).toHaveLength(6);
  expect(await project()).toContain('data-skeleton');
});
