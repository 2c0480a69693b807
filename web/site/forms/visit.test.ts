import { expect, test } from 'vitest';
import { readVisitStart } from './visit.ts';

test('a visit begins on a page, led there by another site and a campaign; nothing else of the address is kept', () => {
  const address = 'https://dune.example/blog/dunes?utm_campaign=spring&id=7#end';
  expect(readVisitStart(address, 'https://search.example/find?q=private')).toEqual({
    landingPage: '/blog/dunes',
    referrer: 'search.example',
    campaign: 'spring',
  });
});

test('a page of this site is not where a visitor came from', () => {
  const none = { landingPage: '/', referrer: '', campaign: '' };
  expect(readVisitStart('https://dune.example/', 'https://dune.example/blog')).toEqual(none);
  expect(readVisitStart('https://dune.example/', '')).toEqual(none);
});
