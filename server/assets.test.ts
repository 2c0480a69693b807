import { expect, test } from 'vitest';
import { entryAssets, type Manifest } from './assets.ts';

const manifest: Manifest = {
  'web/admin/main.tsx': { file: 'static/js/main.js', css: ['static/css/main.css'], imports: ['_kit.js', '_query.js'] },
  '_kit.js': { file: 'static/js/kit.js', css: ['static/css/kit.css'], imports: ['_query.js'] },
  '_query.js': { file: 'static/js/query.js' },
};

test('an entry lists each script and style it needs on load once, with its own styles last', () => {
  expect(entryAssets(manifest, 'web/admin/main.tsx')).toEqual({
    script: '/static/js/main.js',
    styles: ['/static/css/kit.css', '/static/css/main.css'],
    preloads: ['/static/js/kit.js', '/static/js/query.js'],
  });
});

test('an entry missing from the build is named in the error', () => {
  expect(() => entryAssets(manifest, 'web/nowhere.tsx')).toThrow('web/nowhere.tsx');
});
