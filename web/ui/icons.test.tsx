import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ABOUT_ICONS, CONTACT_ICONS, SERVICE_ICONS, SOCIAL_ICONS, TRADE_ICONS } from '#contract/constants.ts';
import { Icon } from './icons.tsx';

const drawn = (name: string) => renderToStaticMarkup(<Icon name={name} />);

test('every icon that an editor can choose has its own drawing', () => {
  const files = ['icons.svg', 'trade-icons.svg'];
  const drawings = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('');
  const all = [...SOCIAL_ICONS, ...SERVICE_ICONS, ...TRADE_ICONS, ...CONTACT_ICONS, ...ABOUT_ICONS, 'clock', 'phone'];
  for (const name of all) {
    expect(drawn(name)).toMatch(new RegExp(`href="[^"]+#${name}"`));
    expect(drawings).toMatch(new RegExp(`<symbol id="${name}" viewBox="[^"]+"><path d="`));
  }
  const shapes = [...drawings.matchAll(/ d="([^"]+)"/g)].map(([, shape]) => shape);
  expect(new Set(shapes).size).toBe(all.length);
});

test('the icons of other trades are in a file of their own, which other pages do not load', () => {
  for (const name of TRADE_ICONS) expect(drawn(name)).toContain('trade-icons');
  for (const name of SERVICE_ICONS) expect(drawn(name)).not.toContain('trade-icons');
});

test('an unknown key falls back to the Twitter icon, whatever the key is', () => {
  for (const name of ['', 'FaNothing', 'constructor', 'toString']) expect(drawn(name)).toBe(drawn('FaTwitter'));
});

test('an icon is 14 pixels in size by default', () => {
  expect(drawn('FaGithub')).toContain('height="14"');
});
