import { expect, test } from 'vitest';
import { moved, picturesOf, toStored } from './pictures.ts';

test('a gallery stores URLs only, or URLs with captions', () => {
  expect(picturesOf(['/a.webp', 7])).toEqual([{ address: '/a.webp' }, { address: '' }]);
  const entries = [{ imageUrl: '/a.webp', caption: 'Sand' }];
  expect(picturesOf(entries).map((picture) => toStored(picture, true))).toEqual(entries);
  expect(toStored({ address: '/a.webp' }, false)).toBe('/a.webp');
  expect(toStored({ address: '/a.webp' }, true)).toEqual({ imageUrl: '/a.webp', caption: '' });
  expect(picturesOf(undefined)).toEqual([]);
});

test('moving a picture shifts the others', () => {
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
});
