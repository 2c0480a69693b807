import { expect, test } from 'vitest';
import { galleryRows } from './gallery-rows.ts';

const named = (sizes: string[]) =>
  sizes.map((size) => ({ imageUrl: `/uploads/${'a'.repeat(32)}-${size}-ffffff.webp` }));
const shapes = (sizes: string[]) => galleryRows(named(sizes)).map((row) => row.map(({ shape }) => shape));

test('pictures keep their order in rows of about the same height', () => {
  expect(shapes(['1600x1000', '1600x1000', '900x1200', '1600x1000', '1000x1000', '2000x1000', '800x1000'])).toEqual([
    ['wide', 'wide'],
    ['tall', 'wide', 'square'],
    ['broad', 'tall'],
  ]);
});

test('the pictures of a row share its width', () => {
  for (const row of galleryRows(named(['1600x1000', '900x1200', '1000x1000', '1200x900', '1200x900']))) {
    expect(row.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  }
});

test('one picture is one row, and none is none', () => {
  expect(shapes(['900x1200'])).toEqual([['tall']]);
  expect(galleryRows([])).toEqual([]);
});
