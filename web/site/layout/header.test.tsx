import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '#web/ui/routing/router.tsx';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { menus, type MenuTarget } from '#contract/sections/menus.ts';
import { site as section } from '#contract/sections/site.ts';
import { withLabels } from '#contract/menu-labels.ts';
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

interface Own {
  site?: z.input<typeof section.fields>;
  menus?: z.input<typeof menus.fields>;
  targets?: MenuTarget[];
}

const FIRST = ENTRIES.map(([href = '', title = '']): MenuTarget => ({ href, title, state: 'public' }));

function shown(path: string, { site = {}, menus: menu, targets = [] }: Own = {}): string {
  const queries = new QueryClient();
  const record = { ...section.fields.parse({ name: 'Oak & Co', ...site }), version: 1, updatedAt: '' };
  queries.setQueryData(query('GET /site').queryKey, record);
  const labelled = withLabels(menus.fields.parse(menu ?? {}), [...FIRST, ...targets]);
  queries.setQueryData(query('GET /menus').queryKey, { ...labelled, targets: [] });
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
  const both = shown('/', { site: { logoUrl: logo('a'), darkLogoUrl: logo('b') } });
  expect(both).toContain(logo('a'));
  expect(both).toContain(logo('b'));
  expect(both).not.toContain('viewBox="0 0 64 40"');
  expect(both).toContain('>Oak &amp; Co<');
  const alone = shown('/', { site: { logoUrl: logo('a'), showsName: false } });
  expect(alone).not.toContain('>Oak &amp; Co<');
  expect(alone).toContain('aria-label="Oak &amp; Co, home"');
  expect(shown('/', { site: { showsName: false } })).toContain('>Oak &amp; Co<');
});

test('the entries have their own text, or the title of their page', () => {
  const header = [
    { href: '/about' },
    { href: '/offers', label: '' },
    {
      href: '/services',
      label: 'What we do',
      entries: [{ href: '/services/web-design' }, { href: 'https://shop.example' }],
    },
  ];
  const targets: MenuTarget[] = [
    { href: '/offers', title: 'Spring offers', state: 'public' },
    { href: '/services/web-design', title: 'Web design', state: 'public' },
  ];
  const nav = part(shown('/services/web-design', { menus: { header }, targets }), 'Main');
  expect(links(nav)).toEqual([
    ['/about', 'About'],
    ['/offers', 'Spring offers'],
    ['/services', 'What we do'],
    ['/services/web-design', 'Web design'],
    ['https://shop.example', 'https://shop.example'],
  ]);
  expect(nav).toMatch(/href="\/services\/web-design"[^>]*>Web design/);
  expect(nav).toMatch(/href="https:\/\/shop\.example" target="_blank"/);
});

test('the button and the buttons of phones are those of the menu', () => {
  const own = { label: 'Book a visit', href: '/contact#form', isVisible: true };
  const html = shown('/', { menus: { button: own, quickButtons: [{ label: 'Call', href: 'tel:+91151' }] } });
  expect(html).toContain('>Book a visit</a>');
  expect(links(part(html, 'Menu')).at(-1)).toEqual(['tel:+91151', 'Call']);
  expect(html).not.toContain('Get Quote');
  expect(shown('/', { menus: { button: { ...own, isVisible: false } } })).not.toContain('Book a visit');
});

test('an entry is marked on its page and the pages below; that of the home page only there', () => {
  const current = (path: string) => /aria-current="page" href="([^"]*)"/.exec(part(shown(path), 'Main'))?.[1];
  expect(current('/blog')).toBe('/blog');
  expect(current('/blog/two-scripts')).toBe('/blog');
  expect(current('/')).toBe('/');
  expect(current('/blogs')).toBeUndefined();
});

test('an entry is marked however its address is written, and so is the entry that it stands below', () => {
  const header = [
    { href: 'Weddings', label: 'Weddings' },
    {
      href: '/studio',
      label: 'Studio',
      entries: [
        { href: '/About/', label: 'About us' },
        { href: '/about#team', label: 'Team' },
      ],
    },
  ];
  const marks = (path: string) =>
    [...part(shown(path, { menus: { header } }), 'Main').matchAll(/aria-current="(\w+)"[^>]*>([^<]*)/g)].map(
      ([, kind, label]) => `${label}: ${kind}`,
    );
  expect(marks('/weddings')).toEqual(['Weddings: page']);
  expect(marks('/weddings/by-the-sea')).toEqual(['Weddings: page']);
  expect(marks('/about')).toEqual(['Studio: true', 'About us: page']);
  expect(marks('/blog')).toEqual([]);
});
