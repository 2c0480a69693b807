import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { beforeAll, expect, test } from 'vitest';
import { contact as contactSection } from '#contract/sections/contact.ts';
import { faq } from '#contract/sections/faq.ts';
import { hero } from '#contract/sections/hero.ts';
import { serviceSection } from '#contract/sections/service-section.ts';
import { about as aboutSection } from '#contract/sections/about.ts';
import { query } from '#web/api.ts';
import { loadParts } from '../chunks.ts';
import { page as home } from '../home/home-page.tsx';
import { page as login } from '../login/login-page.tsx';
import { page as notFound } from '../not-found/not-found-page.tsx';
import { page as about } from './about-page.tsx';
import { page as contact } from './contact-page.tsx';
import { page as services } from './services-page.tsx';

beforeAll(async () => {
  for (const page of [home, about, services]) await loadParts(page);
});

const stamps = { version: 1, updatedAt: '2026-01-01T00:00:00.000Z' };
const cta = { label: 'See prices', href: '/pricing' };

function shown(Page: ComponentType, path: string): string {
  const queries = new QueryClient();
  const content = [
    [query('GET /hero'), hero.fields.parse({ titleLine1: 'Built on sand.' })],
    [query('GET /about'), aboutSection.fields.parse({ heading: 'A long horizon' })],
    [query('GET /service-section'), serviceSection.fields.parse({ heading: 'What we do', cta })],
    [query('GET /faq'), faq.fields.parse({ heading: 'Asked before' })],
    [query('GET /contact/section'), contactSection.fields.parse({ heading: 'Say hello' })],
  ] as const;
  for (const [{ queryKey }, fields] of content) queries.setQueryData(queryKey, { ...fields, ...stamps });
  for (const { queryKey } of [query('GET /testimonials'), query('GET /reviews')]) queries.setQueryData(queryKey, []);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <StaticRouter location={path}>
        <Page />
      </StaticRouter>
    </QueryClientProvider>,
  );
}

const sectionsOf = (html: string) => [...html.matchAll(/<section[^>]* id="([^"]+)"/g)].map(([, id]) => id);

test('the landing page shows all its sections in order', () => {
  const ids = ['hero', 'about', 'services', 'workflow', 'testimonials', 'reviews', 'faq', 'contact'];
  expect(sectionsOf(shown(home.Component, '/'))).toEqual(ids);
});

test('the services page shows the services without call to action, the steps, the FAQ and a way to /contact', () => {
  const html = shown(services.Component, '/services');
  expect(sectionsOf(html)).toEqual(['services', 'workflow', 'faq']);
  expect(html).not.toContain(cta.label);
  expect(html.slice(html.indexOf('id="faq"'))).toMatch(/<form[^>]* action="\/contact"/);
});

test('the about page shows the about section and the client reviews', () => {
  expect(sectionsOf(shown(about.Component, '/about'))).toEqual(['about', 'reviews']);
});

test('the contact page shows the contact section of the landing page, with its heading as the headline', () => {
  const form = (html: string) => /<form.*?<\/form>/s.exec(html)?.[0].replaceAll(/_R_\w+_/g, 'an id of its own');
  const page = shown(contact.Component, '/contact');
  expect(form(page)).toBe(form(shown(home.Component, '/')));
  expect(page).toMatch(/<h1[^>]*>Say hello<\/h1>/);
  expect(sectionsOf(page)).toEqual(['contact']);
});

test("an unknown path shows 'Page Not Found' with similar pages, a search and links to the home and contact pages", () => {
  const html = shown(notFound.Component, '/blog/old-price-list');
  expect(html).toMatch(/<h1[^>]*>Page Not Found<\/h1>/);
  expect(html).toMatch(/<form[^>]*action="\/blog" method="get".*value="old price list"/);
  expect(html.match(/<li><a[^>]*href/g)).toHaveLength(3);
  expect(html).toMatch(/href="\/"[^>]*>Back to home.*href="\/contact"/);
});

test.for([
  ['/', home.Component],
  ['/services', services.Component],
  ['/about', about.Component],
  ['/contact', contact.Component],
  ['/login', login.Component],
] as const)('%s has one h1 and skips no heading level', ([path, Page]) => {
  const levels = [...shown(Page, path).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});
