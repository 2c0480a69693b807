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
import { shownPrice } from '../service-queries.ts';
import { page } from './pricing-page.tsx';

beforeAll(() => loadParts(page));

const stamps = { version: 1, updatedAt: '2026-01-01T00:00:00.000Z' };
const site = { siteUrl: 'https://dune.example', apiBase: '/api', region: DEFAULT_REGION };

/** The page with these plans; without them the call for them has failed. */
async function shown(
  content?: object,
  cards: object[] = [{ title: 'Web design', description: 'Pages like you.' }],
): Promise<string> {
  const queries = new QueryClient({ retryOnMount: false });
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

const noPlans = { plans: [{ title: 'Growth', isVisible: false }], promo: { isVisible: false } };

test('without plans the page lists the services with pictures and prices, then says how to get a price', async () => {
  const html = await shown(noPlans, [
    { title: 'Bouquets', description: 'Ready by ten.', price: 'From £28', imageUrl: '/uploads/vase.webp' },
    { title: 'Weddings', description: 'Made that day.', price: '£480', href: '/weddings' },
    { title: 'Secret', price: '£1', isVisible: false },
  ]);
  const words = ['vase.webp', 'Bouquets', 'Ready by ten.', 'From £28', 'Weddings', '£480'];
  const places = [...words, 'A price follows from what you need.', 'href="/contact"', 'id="faq"'].map((part) =>
    html.lastIndexOf(part),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(html).toMatch(/<a [^>]*href="\/weddings"[^>]*>Weddings</);
  expect(html).not.toContain('Secret');
  expect(html).not.toContain('245%');
});

test('the price on the page of a service wins over the price of its card', () => {
  expect(shownPrice({ price: '£28' }, { priceFrom: '£30' })).toBe('from £30');
  expect(shownPrice({ price: '£28' }, { priceFrom: '' })).toBe('£28');
  expect(shownPrice({ price: '£28' }, undefined)).toBe('£28');
});

test('without plans, a visible promotion is the call to action', async () => {
  const html = await shown({ ...noPlans, promo: {} });
  expect(html).toContain('245%');
  expect(html).not.toContain('A price follows from what you need.');
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
