import { expect, test } from 'vitest';
import { findLinkTarget } from './find-link-target.ts';

const targets = [
  { address: '/', title: 'Home' },
  { address: '/weddings', title: 'Weddings' },
  { address: '/our-work', title: 'Portfolio' },
  { address: '/services/care', title: 'Care' },
  { address: '/blog/care', title: 'Care' },
  { address: '/files/0123456789abcdef0123456789abcdef/prices.pdf', title: 'Prices.pdf', note: 'PDF' },
];

test.each([
  ['Weddings', '/weddings'],
  [' weddings ', '/weddings'],
  ['/Weddings/', '/weddings'],
  ['/WEDDINGS?from=menu#Prices', '/weddings?from=menu#Prices'],
  ['PORTFOLIO', '/our-work'],
  ['Services/Care', '/services/care'],
  ['home', '/'],
  ['prices.pdf', '/files/0123456789abcdef0123456789abcdef/prices.pdf'],
])('the link “%s” leads to %s', (typed, address) => {
  expect(findLinkTarget(typed, targets)?.address).toBe(address);
});

test.each([
  '',
  'Wedding',
  '/portfolio',
  '#weddings',
  'https://weddings.example',
  'mailto:weddings@dune.example',
  'javascript:alert(1)',
])('the link “%s” leads to no page by its title', (typed) => {
  expect(findLinkTarget(typed, targets)).toBeNull();
});

test('a title that two pages have leads to neither', () => {
  expect(findLinkTarget('Care', targets)).toBeNull();
});
