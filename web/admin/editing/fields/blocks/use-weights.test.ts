import { expect, test } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { WeightText } from './page-weight.tsx';
import { bytesOf, heaviestOf, weightOnScreen } from './use-weights.ts';

const weights = {
  shared: 100_000,
  files: { '/quote.js': 2000, '/quote.css': 1000, '/frame.js': 500, '/story.js': 4000 },
  kinds: { quote: ['/quote.js', '/quote.css'], about: ['/frame.js'], 'about/story': ['/story.js', '/frame.js'] },
};
const pictures = new Map([
  ['a', new Map([['/uploads/a.avif', 30_000]])],
  ['b', new Map([['/uploads/a.avif', 30_000]])],
]);
const block = (_id: string, type: string, look = '') => ({ _id, type, look });

test('a block weighs its own files and pictures; several blocks load each file and picture once', () => {
  expect(bytesOf([block('a', 'quote')], weights, pictures)).toBe(33_000);
  expect(bytesOf([block('a', 'quote'), block('b', 'quote', 'night')], weights, pictures)).toBe(33_000);
  expect(bytesOf([block('c', 'about', 'summary')], weights, pictures)).toBe(500);
  expect(bytesOf([block('c', 'about', 'story')], weights, pictures)).toBe(4500);
  expect(bytesOf([block('d', 'hologram')], weights, pictures)).toBe(0);
});

const NAME = `${'a'.repeat(32)}-1920x2400-9a9e86.webp`;
const variant = (width: number, bytes: number) => ({ width, format: 'avif' as const, bytes });
const photo = {
  ...{
    imageUrl: `/uploads/${NAME}`,
    fileName: 'bouquet.jpg',
    bytes: 2_042_000,
    width: 1920,
    height: 2400,
    createdAt: '',
  },
  ...{ userName: '', alt: '', licence: '', focus: '', uses: 1, version: 1 },
  variants: [variant(640, 22_000), variant(1280, 129_000), variant(1920, 377_000)],
};
const shown = { address: 'http://localhost/uploads/x', name: NAME, width: 1280, bytes: 2_042_000 };

test('a picture weighs the file that visitors load at its place, whatever this browser has loaded', () => {
  const library = new Map([[NAME, photo]]);
  expect(weightOnScreen(shown, library)).toBe(129_000);
  expect(weightOnScreen({ ...shown, width: 594 }, library)).toBe(22_000);
  expect(
    weightOnScreen(shown, new Map([[NAME, { ...photo, variants: [variant(640, 22_000), variant(1280, 0)] }]])),
  ).toBe(0);
  expect(weightOnScreen({ ...shown, name: '', bytes: 500 }, library)).toBe(500);
  expect(heaviestOf([shown], library)).toEqual([{ name: 'bouquet.jpg', bytes: 129_000 }]);
});

test('a page that is too heavy names its largest pictures and says what to do; one picture that is being made is no alarm', () => {
  const heaviest = [
    { name: 'bouquet.jpg', bytes: 377_000 },
    { name: 'vase.jpg', bytes: 90_000 },
    { name: 'logo.png', bytes: 900 },
  ];
  const text = (sum: number, waiting = 0) =>
    renderToStaticMarkup(createElement(WeightText, { sum, shared: 90_000, heaviest, waiting, isWholePage: true }));
  expect(text(470_000)).toContain(
    'Page size: about 560 KB of at most 323 KB. The largest: bouquet.jpg (377 KB), vase.jpg (90 KB). Use fewer pictures on this page.',
  );
  expect(text(20_000, 1)).toContain(
    'Page size: about 110 KB of at most 323 KB. It loads fast. 1 new picture does not count yet: its smaller files are being made.',
  );
});
