import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CONTACT_ICONS, SERVICE_ICONS, SOCIAL_ICONS } from '#contract/constants.ts';
import { Icon } from './icons.tsx';

const drawn = (name: string) => renderToStaticMarkup(<Icon name={name} />);

test('every icon an editor may choose has a drawing of its own', () => {
  const all = [...SOCIAL_ICONS, ...SERVICE_ICONS, ...CONTACT_ICONS].map(drawn);
  expect(new Set(all).size).toBe(all.length);
});

test('an unknown key draws the Twitter icon, whatever it is called', () => {
  for (const name of ['', 'FaNothing', 'constructor', 'toString']) expect(drawn(name)).toBe(drawn('FaTwitter'));
});

test('an icon measures 14 pixels unless told otherwise', () => {
  expect(drawn('FaGithub')).toContain('height="14"');
});
