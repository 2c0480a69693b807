import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import { portfolio } from '#contract/collections/portfolio.ts';
import { NEW_CATEGORY } from '#contract/projects.ts';
import { CategoryFilter } from './category-filter.tsx';
import type { ListAddress } from './list-address.ts';
import { PortfolioView } from './portfolio.tsx';

const all: ListAddress = { category: '', tag: '', q: '', page: 1 };
const categories = [
  { category: 'Booking', count: 2 },
  { category: 'Online shops', count: 3 },
];
const camp = { title: 'Camp Khuri', slug: 'camp-khuri', category: 'Booking', projectDate: '2024-12-31T23:00:00.000Z' };

function project(fields: object = {}) {
  return portfolio.record.parse({ _id: '1', version: 1, createdAt: '', updatedAt: '', ...camp, ...fields });
}

function list(fields: object = {}) {
  return portfolio.pageOfList.parse({
    items: [project()],
    page: 1,
    totalPages: 1,
    total: 1,
    limit: 12,
    categories,
    ...fields, // prettier-ignore
  });
}

function shown(page: ReactNode): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter>{page}</StaticRouter>
    </QueryClientProvider>,
  );
}

test("the filters are 'All' and every category, with 'All' selected by default", () => {
  const html = shown(<CategoryFilter address={all} categories={categories} />);
  expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*>All<span[^>]*>5</);
  expect(html.match(/aria-current/g)).toHaveLength(1);
  for (const { category, count } of categories) expect(html).toMatch(new RegExp(`>${category}<span[^>]*>${count}<`));
});

test('a filter is a link with the category in its URL and starts at page 1', () => {
  const address = { ...all, category: 'Booking', page: 2, tag: 'UPI' };
  const html = shown(<CategoryFilter address={address} categories={categories} />);
  expect(html).toContain('href="/portfolio?category=Online+shops&amp;tag=UPI"');
  expect(html).toMatch(/aria-current="true"[^>]*>Booking</);
});

test('announces the number of projects in a category to screen readers', () => {
  const html = shown(<PortfolioView address={{ ...all, category: 'Booking' }} list={list({ total: 2 })} />);
  expect(html).toMatch(/role="status"[^>]*>2 projects in Booking</);
});

test('a card links to its project and shows category and year, in UTC', () => {
  const html = shown(<PortfolioView address={all} list={list()} />);
  expect(html).toContain('href="/portfolio/camp-khuri"');
  expect(html).toContain('Booking, 2024');
});

test('a card without a date shows only the category, and without a cover no broken image', () => {
  const html = shown(<PortfolioView address={all} list={list({ items: [project({ projectDate: '' })] })} />);
  expect(html).toContain('>Booking</p>');
  expect(html).not.toContain('Image unavailable');
  expect(html).not.toContain('<img');
});

test('the category of a new project is not shown until somebody chooses one', () => {
  const general = { category: NEW_CATEGORY, projectDate: '' };
  const html = shown(<PortfolioView address={all} list={list({ items: [project(general)] })} />);
  expect(html).not.toContain(NEW_CATEGORY);
  expect(html).not.toMatch(/<p[^>]*><\/p>/);
  const only = [{ category: NEW_CATEGORY, count: 4 }];
  expect(shown(<CategoryFilter address={all} categories={only} />)).toBe('');
  expect(shown(<CategoryFilter address={all} categories={[...only, ...categories]} />)).toContain(NEW_CATEGORY);
});

test('the end of the first twelve projects links to the others, and keeps the filters', () => {
  const items = Array.from({ length: 12 }, (_, index) => project({ _id: String(index) }));
  const html = shown(
    <PortfolioView address={{ ...all, q: 'lane' }} list={list({ items, total: 15, totalPages: 2 })} />,
  );
  expect(html).toMatch(/href="\/portfolio\?q=lane&amp;page=2"[^>]*>Show 3 more projects/);
  expect(shown(<PortfolioView address={all} list={list()} />)).not.toContain('more project');
});

test('a card shows its result', () => {
  const html = shown(
    <PortfolioView address={all} list={list({ items: [project({ result: '71 of 100 book direct' })] })} />,
  );
  expect(html).toContain('71 of 100 book direct');
});

test('shows the tag and the search from the URL, each with a link that removes it', () => {
  const html = shown(<PortfolioView address={{ ...all, tag: 'UPI', q: 'lane' }} list={list()} />);
  expect(html).toContain('>1 project</span>');
  expect(html).toMatch(/href="\/portfolio\?q=lane"[^>]*><span>Tag: UPI/);
  expect(html).toMatch(/href="\/portfolio\?tag=UPI"[^>]*><span>Search: lane/);
});

test('an empty portfolio links to the contact page', () => {
  const html = shown(<PortfolioView address={all} list={list({ items: [], total: 0, categories: [] })} />);
  expect(html).toContain('No projects to show yet.');
  expect(html).toContain('href="/contact"');
});

test('a category without projects links back to all projects', () => {
  const html = shown(<PortfolioView address={{ ...all, category: 'Maps' }} list={list({ items: [], total: 0 })} />);
  expect(html).toContain('No projects in Maps.');
  expect(html).toMatch(/href="\/portfolio"[^>]*>Show all projects/);
});

test('a page past the end links to the first page', () => {
  const html = shown(
    <PortfolioView address={{ ...all, category: 'Booking', page: 9 }} list={list({ items: [], total: 3, page: 9 })} />,
  );
  expect(html).toContain('There is no page 9 here.');
  expect(html).toMatch(/href="\/portfolio\?category=Booking"[^>]*>Go to the first page/);
});
