import { expect, test } from 'vitest';
import { pageAssets, sourceIn } from './built-renderer.ts';

const manifest = {
  'web/site/entry-client.tsx': { file: 'static/js/site.js', css: ['static/css/site.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'static/js/shared.js', css: ['static/css/shared.css'] },
  'web/site/pages/composed-page.tsx': {
    file: 'static/js/composed.js',
    css: ['static/css/composed.css'],
    imports: ['web/site/entry-client.tsx', '_shared.js', '_cards.js'],
  },
  'web/site/pricing/pricing-page.tsx': {
    file: 'static/js/pricing.js',
    imports: ['web/site/entry-client.tsx', '_shared.js', '_cards.js'],
  },
  '_cards.js': { file: 'static/js/cards.js', css: ['static/css/cards.css'] },
};

test('a page links the stylesheets of all its modules, the one that sets the cascade order first', () => {
  expect(pageAssets(manifest, 'web/site/pricing/pricing-page.tsx').styles).toEqual([
    '/static/css/site.css',
    '/static/css/shared.css',
    '/static/css/cards.css',
  ]);
});

test('a page with one stylesheet for all its modules links no other one of them', () => {
  expect(pageAssets(manifest, 'web/site/pages/composed-page.tsx').styles).toEqual([
    '/static/css/site.css',
    '/static/css/shared.css',
    '/static/css/composed.css',
  ]);
});

test("a page loads the site's entry script and preloads each of its other scripts once", () => {
  const { script, preloads } = pageAssets(manifest, 'web/site/pages/composed-page.tsx');
  expect(script).toBe('/static/js/site.js');
  expect(preloads.toSorted()).toEqual(['/static/js/cards.js', '/static/js/composed.js', '/static/js/shared.js']);
});

test("a theme's own file stands for the one that it replaces", () => {
  const themed = { ...manifest, 'web/themes/paper/site/hero/hero.tsx': { file: 'static/js/hero.js' } };
  const inPaper = (source: string) => sourceIn(themed, 'paper', source);
  expect(inPaper('web/site/hero/hero.tsx')).toBe('web/themes/paper/site/hero/hero.tsx');
  expect(inPaper('web/site/faq/faq.tsx')).toBe('web/site/faq/faq.tsx');
  expect(sourceIn(themed, 'dunes', 'web/site/hero/hero.tsx')).toBe('web/site/hero/hero.tsx');
});
