import { DEFAULT_REGION } from '#contract/region.ts';
import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { beforeAll, expect, test } from 'vitest';
import { faq } from '#contract/sections/faq.ts';
import { pricing } from '#contract/sections/pricing.ts';
import { serviceSection } from '#contract/sections/service-section.ts';
import { ApiError, query } from '#web/api.ts';
import { SiteContext } from '#web/site/site-context.tsx';
import { loadParts } from '../chunks.ts';
import { page } from './pricing-page.tsx';

beforeAll(() => loadParts(page));

const stamps = { version: 1, updatedAt: '2026-01-01T00:00:00.000Z' };
const site = { siteUrl: 'https://dune.example', apiBase: '/api', region: DEFAULT_REGION };

/** The page with these plans; without them the call for them has failed. */
async function shown(content?: object): Promise<string> {
  const queries = new QueryClient({ retryOnMount: false });
  const cards = [{ title: 'Web design', description: 'Pages like you.' }];
  queries.setQueryData(query('GET /service-section').queryKey, {
    ...serviceSection.fields.parse({ cards }),
    ...stamps,
  });
  queries.setQueryData(query('GET /faq').queryKey, {
    ...faq.fields.parse({ faqs: [{ question: 'How?', answer: 'So.' }] }),
    ...stamps,
  });
  const answer = content && { ...pricing.fields.parse(content), ...stamps };
  const failed = new ApiError(503, { code: 'unexpected', message: 'Failed to load pricing' });
  const queryFn = () => (answer ? Promise.resolve(answer) : Promise.reject(failed));
  await queries.query({ ...query('GET /pricing'), queryFn }).catch(() => undefined);
  return renderToStaticMarkup(
    <SiteContext value={site}>
      <QueryClientProvider client={queries}>
        <StaticRouter location="/pricing">
          <page.Component />
        </StaticRouter>
      </QueryClientProvider>
    </SiteContext>,
  );
}

test('the page shows the plans first, then services, the promotional block and the questions', async () => {
  const html = await shown({ heading: 'One price', subheading: 'Fixed.', plans: [{ title: 'Growth', price: 45 }] });
  const places = ['<h1', 'One price', 'Fixed.', 'Rs 45K', 'Web design', '245%', 'id="faq"'].map((words) =>
    html.lastIndexOf(words),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('without plans the page says how to get a price, and still shows the services', async () => {
  const html = await shown({ plans: [{ title: 'Growth', isVisible: false }], promo: { isVisible: false } });
  expect(html).toContain('A price follows from what you need.');
  expect(html).toContain('href="/contact"');
  expect(html).toContain('Web design');
  expect(html).not.toContain('245%');
});

test('if pricing fails to load, its section renders nothing, and the page keeps a heading and a contact link', async () => {
  const html = await shown();
  expect(html).toMatch(/<h1[^>]*>Pricing<\/h1>/);
  expect(html).toContain('Web design');
  expect(html).toContain('href="/contact"');
  expect(html).toContain('id="faq"');
  expect(html).not.toContain('Failed to load pricing');
  expect(html).not.toContain('id="plans"');
});

test('without a custom heading the page is titled Pricing', async () => {
  expect(await shown({})).toMatch(/<h1[^>]*>Pricing<\/h1>/);
});
