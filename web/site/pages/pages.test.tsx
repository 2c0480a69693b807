import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import { FIRST_PAGES } from '#contract/constants.ts';
import { contact as contactSection } from '#contract/sections/contact.ts';
import { faq } from '#contract/sections/faq.ts';
import { hero } from '#contract/sections/hero.ts';
import { serviceSection } from '#contract/sections/service-section.ts';
import { about as aboutSection } from '#contract/sections/about.ts';
import { work } from '#contract/sections/work.ts';
import { workflow } from '#contract/sections/workflow.ts';
import { ApiError, query } from '#web/api.ts';
import { firstPage } from '../../../tests/support/first-pages.ts';
import { ANY_POST } from '../not-found/any-post.ts';
import { page as login } from '../login/login-page.tsx';
import type { FetchQuery } from '../routes.ts';
import { page as composed, pageCall } from './composed-page.tsx';

const stamps = { version: 1, updatedAt: '2026-01-01T00:00:00.000Z' };
const card = { title: 'Web design', description: 'Pages like you.' };
const cta = { label: 'See prices', href: '/pricing' };

/** The HTML of a page made of blocks, or of another page's component. */
async function shown(path: string, Page = composed.Component): Promise<string> {
  const queries = new QueryClient({ retryOnMount: false });
  const content = [
    [query('GET /hero'), hero.fields.parse({ titleLine1: 'Built on sand.' })],
    [query('GET /work'), work.fields.parse({})],
    [query('GET /about'), aboutSection.fields.parse({ heading: 'A long horizon' })],
    [query('GET /service-section'), serviceSection.fields.parse({ heading: 'What we do', cards: [card], cta })],
    [query('GET /workflow'), workflow.fields.parse({})],
    [query('GET /faq'), faq.fields.parse({ heading: 'Asked before', faqs: [{ question: 'How?', answer: 'So.' }] })],
    [query('GET /contact/section'), contactSection.fields.parse({ heading: 'Say hello' })],
  ] as const;
  for (const [{ queryKey }, fields] of content) queries.setQueryData(queryKey, { ...fields, ...stamps });
  for (const { queryKey } of [query('GET /testimonials'), query('GET /reviews')]) queries.setQueryData(queryKey, []);
  queries.setQueryData(query('GET /blog', ANY_POST).queryKey, { items: [], page: 1, totalPages: 1, total: 1 });
  const { queryKey } = query('GET /pages/:slug', pageCall(path));
  if (FIRST_PAGES.some((first) => first === path)) queries.setQueryData(queryKey, firstPage(path));
  else queries.setQueryError(queryKey, new ApiError(404, { code: 'not-found', message: '' }));
  // Loads the scripts of the blocks.
  const fetchQuery: FetchQuery = async (key, options) => queries.getQueryData(query(key, options));
  await composed.loadData?.(fetchQuery, { params: { '*': path.slice(1) }, search: new URLSearchParams() });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <StaticRouter location={path}>
        <Page />
      </StaticRouter>
    </QueryClientProvider>,
  );
}

const sectionsOf = (html: string) => [...html.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id);

test('the landing page shows all its sections in order', async () => {
  const ids = ['hero', 'about', 'services', 'workflow', 'testimonials', 'reviews', 'faq', 'contact'];
  expect(sectionsOf(await shown('/'))).toEqual(ids);
});

test('the services page shows the services without call to action, the steps, the FAQ and a way to /contact', async () => {
  const html = await shown('/services');
  expect(sectionsOf(html)).toEqual(['services', 'workflow', 'faq']);
  expect(html).not.toContain(cta.label);
  expect(html.slice(html.indexOf('id="faq"'))).toMatch(/<form[^>]* action="\/contact"/);
});

test('the about page shows the about section, the client reviews and a way on', async () => {
  expect(sectionsOf(await shown('/about'))).toEqual(['about', 'reviews', 'about-2']);
});

test('the contact page shows the contact section of the landing page, with its heading as the headline', async () => {
  const form = (html: string) => /<form.*?<\/form>/s.exec(html)?.[0].replaceAll(/_R_\w+_/g, 'an id of its own');
  const page = await shown('/contact');
  expect(form(page)).toBe(form(await shown('/')));
  expect(page).toMatch(/<h1[^>]*>Say hello<\/h1>/);
  expect(sectionsOf(page)).toEqual(['contact']);
});

test("an unknown path shows 'Page Not Found' with similar pages, a search and links to the home and contact pages", async () => {
  const html = await shown('/blog/old-price-list');
  expect(html).toMatch(/<h1[^>]*>Page Not Found<\/h1>/);
  expect(html).toMatch(/<form[^>]*action="\/blog" method="get".*value="old price list"/);
  expect(html.match(/<li><a[^>]*href/g)).toHaveLength(3);
  expect(html).toMatch(/href="\/"[^>]*>Back to home.*href="\/contact"/);
});

test.for([...FIRST_PAGES, '/login'])('%s has one h1 and skips no heading level', async (path) => {
  const html = await shown(path, path === '/login' ? login.Component : undefined);
  const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});
