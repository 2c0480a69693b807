import { DEFAULT_REGION } from '#contract/region.ts';
import { describe, expect, test } from 'vitest';
import { FIRST_PAGES } from '#contract/constants.ts';
import { site as siteSection } from '#contract/sections/site.ts';
import { firstPage } from '../../tests/support/first-pages.ts';
import { DEFAULT_APPEARANCE } from './document.tsx';
import { canonicalSpelling, pageMeta, render, type Transport } from './entry-server.tsx';

const answers: Record<string, object> = {
  '/site': siteSection.fields.parse({ name: 'Dune Digital' }),
  '/hero': { titleLine1: 'Built on sand.', titleLine2: 'Made to last.' },
  '/blog/sand': { _id: '1', slug: 'sand', title: 'Sand', seo: { title: 'Sand & wind' }, tags: [] },
  ...Object.fromEntries(FIRST_PAGES.map((path) => [`/pages/${encodeURIComponent(path)}`, firstPage(path)])),
};
const transport: Transport = async (path) => {
  const answer = answers[path];
  return { status: answer ? 200 : 404, ok: answer !== undefined, json: async () => answer ?? { code: 'not-found' } };
};

test('normalises capitals and extra slashes in the URL of a page, and keeps its query', async () => {
  expect(await canonicalSpelling('/About', transport)).toBe('/about');
  expect(await canonicalSpelling('/blog/', transport)).toBe('/blog');
  expect(await canonicalSpelling('/Blog//?page=2&q=Sand', transport)).toBe('/blog?page=2&q=Sand');
  expect(await canonicalSpelling('/blog/Two-Scripts/', transport)).toBe('/blog/two-scripts');
});

test('leaves a canonical URL and the URL of an unknown page unchanged', async () => {
  expect(await canonicalSpelling(`/${'/'.repeat(100_000)}x`, transport)).toBeNull();
  for (const url of ['/', '/about', '/blog?q=Sand', '/No-Page', '//evil.example/', '/nowhere/']) {
    expect(await canonicalSpelling(url, transport), url).toBeNull();
  }
});

describe('the title of a page', () => {
  const site = { siteUrl: 'https://dune.example', apiBase: '/api', region: DEFAULT_REGION };

  test('matches the title in the rendered HTML, without the brand', async () => {
    expect(await pageMeta('/', { site, transport })).toEqual({
      title: 'Built on sand. Made to last.',
      brand: 'Dune Digital',
    });
    expect(await pageMeta('/blog/sand', { site, transport })).toEqual({ title: 'Sand & wind', brand: 'Dune Digital' });
    for (const [path, title] of Object.entries({ '/about': 'About', '/blog': 'Blog', '/privacy': 'Privacy Policy' })) {
      expect(await pageMeta(path, { site, transport })).toMatchObject({ title });
      const assetsOf = () => ({ start: null, script: '/app.js', styles: [], preloads: [] });
      const { html } = await render({
        ...{ url: path, site, transport, assetsOf, stateUrl: () => '' },
        appearance: DEFAULT_APPEARANCE,
      });
      expect(html).toContain(`property="og:title" content="${title} | Dune Digital"`);
    }
  });

  test('is null unless a listed page has exactly this path', async () => {
    for (const path of ['/blog/nothing', '/nowhere', '/login', '/About', '/about/'])
      expect(await pageMeta(path, { site, transport }), path).toBeNull();
  });
});
