import { expect, test } from 'vitest';
import { pageAssets } from './built-renderer.ts';

const manifest = {
  'web/site/entry-client.tsx': { file: 'static/js/site.js', css: ['static/css/site.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'static/js/shared.js', css: ['static/css/shared.css'] },
  'web/site/home/home-page.tsx': {
    file: 'static/js/home.js',
    css: ['static/css/home.css'],
    imports: ['web/site/entry-client.tsx', '_shared.js', '_cards.js'],
  },
  '_cards.js': { file: 'static/js/cards.js', css: ['static/css/cards.css'] },
};

test('a page links the stylesheets of all its modules, the one that sets the cascade order first', () => {
  expect(pageAssets(manifest, 'web/site/home/home-page.tsx').styles).toEqual([
    '/static/css/site.css',
    '/static/css/shared.css',
    '/static/css/cards.css',
    '/static/css/home.css',
  ]);
});

test("a page loads the site's entry script and preloads each of its other scripts once", () => {
  const { script, preloads } = pageAssets(manifest, 'web/site/home/home-page.tsx');
  expect(script).toBe('/static/js/site.js');
  expect(preloads.toSorted()).toEqual(['/static/js/cards.js', '/static/js/home.js', '/static/js/shared.js']);
});
