import { expect, test } from 'vitest';
import { bytesOf } from './use-weights.ts';

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
