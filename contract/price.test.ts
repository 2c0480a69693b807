import { afterEach, expect, test } from 'vitest';
import { exactPrice, priceText } from './price.ts';
import { DEFAULT_REGION, region, setRegion } from './region.ts';

afterEach(() => setRegion(DEFAULT_REGION));

test('a price is in thousands of rupees, with the whole amount beside it; a plan without a price is custom', () => {
  expect([priceText(165), exactPrice(165)]).toEqual(['Rs 165K', '₹1,65,000']);
  expect([priceText(92.5), exactPrice(92.5)]).toEqual(['Rs 92.5K', '₹92,500']);
  expect([priceText(0), exactPrice(0)]).toEqual(['Custom', '']);
});

test('a time zone or a currency that this version does not know stays the default', () => {
  setRegion({ ...DEFAULT_REGION, timeZone: 'Mars/Olympus', currency: '?' });
  expect(region()).toEqual(DEFAULT_REGION);
  expect(exactPrice(165)).toBe('₹1,65,000');
});

test.each([
  [{ language: 'de', currency: 'EUR', priceFormat: '{amount}' }, '1.650 €', ''],
  [{ language: 'en', currency: 'EUR', priceFormat: 'from {amount}' }, 'from €1,650', ''],
  [{ language: 'en', currency: 'USD', priceFormat: '${price}K' }, '$1.65K', '$1,650'],
  [{ language: 'de', currency: 'EUR', priceFormat: '{price} T€' }, '1,65 T€', '1.650 €'],
  [{ language: 'hi', currency: 'INR', priceFormat: '{amount}' }, '₹1,650', ''],
] as const)('the region decides how a price is written: %j', (change, text, exact) => {
  setRegion({ ...DEFAULT_REGION, ...change });
  expect([priceText(1.65), exactPrice(1.65)].map((shown) => shown.replaceAll('\u00a0', ' '))).toEqual([text, exact]);
});
