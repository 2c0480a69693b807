import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { site as section } from '#contract/sections/site.ts';
import { query } from '#web/api.ts';
import { Header } from './header.tsx';

const ENTRIES = [
  ['/', 'Home'],
  ['/services', 'Services'],
  ['/portfolio', 'Portfolio'],
  ['/about', 'About'],
  ['/contact', 'Contact'],
  ['/blog', 'Blog'],
];

function shown(path: string, own: z.input<typeof section.fields> = {}): string {
  const queries = new QueryClient();
  const record = { ...section.fields.parse({ name: 'Oak & Co', ...own }), version: 1, updatedAt: '' };
  queries.setQueryData(query('GET /site').queryKey, record);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <StaticRouter location={path}>
        <Header />
      </StaticRouter>
    </QueryClientProvider>,
  );
}

function part(html: string, label: string): string {
  return new RegExp(`<nav[^>]*aria-label="${label}".*?</nav>`, 's').exec(html)?.[0] ?? '';
}

function links(html: string): string[][] {
  return [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href = '', words = '']) => [href, words]);
}

test('the brand links to the home page and has an accessible name', () => {
  expect(shown('/blog')).toMatch(/<a[^>]*aria-label="Oak &amp; Co, home"[^>]*href="\/"[^>]*>.*<svg.*Oak &amp; Co/);
});

test('the navigation has the same six entries in every layout', () => {
  const html = shown('/');
  expect(links(part(html, 'Main'))).toEqual(ENTRIES);
  expect(links(part(html, 'Pages'))).toEqual(ENTRIES);
});

test('the mobile menu has the same six entries and two quick buttons', () => {
  const menu = part(shown('/'), 'Menu');
  expect(links(menu)).toEqual([...ENTRIES, ['/contact', 'Get Quote'], ['/services', 'Services']]);
  expect(menu).toMatch(/^<nav id="mobile-menu"[^>]*hidden/);
});

test.each(ENTRIES)('on %s the entry %s is marked as current, and no other', (path = '', label = '') => {
  const marked = part(shown(path), 'Main').match(/<a[^>]*aria-current="page"[^>]*>[^<]*/g);
  expect(marked).toHaveLength(1);
  expect(marked?.[0]).toMatch(new RegExp(`>${label}$`));
});

test('an entry stays marked on its subpages', () => {
  expect(part(shown('/blog/two-scripts-one-page'), 'Main')).toMatch(/aria-current="page"[^>]*>Blog/);
});

test('shows its own logo in place of the drawn one, for each ground, and without the name if it contains it', () => {
  const logo = (tone: string) => `/uploads/${tone.repeat(32)}-600x200.webp`;
  const both = shown('/', { logoUrl: logo('a'), darkLogoUrl: logo('b') });
  expect(both).toContain(logo('a'));
  expect(both).toContain(logo('b'));
  expect(both).not.toContain('viewBox="0 0 64 40"');
  expect(both).toContain('>Oak &amp; Co<');
  const alone = shown('/', { logoUrl: logo('a'), showsName: false });
  expect(alone).not.toContain('>Oak &amp; Co<');
  expect(alone).toContain('aria-label="Oak &amp; Co, home"');
  expect(shown('/', { showsName: false })).toContain('>Oak &amp; Co<');
});
