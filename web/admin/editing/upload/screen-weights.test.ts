import { expect, test } from 'vitest';
import { variantFor } from './screen-weights.ts';

const variants = [320, 640, 1280].flatMap((width) => [
  { width, format: 'avif' as const, bytes: width },
  { width, format: 'webp' as const, bytes: width * 2 },
]);

test('a browser loads the smallest AVIF that fills its dots, else the largest; a picture without variants itself', () => {
  const picture = { variants, width: 1300, bytes: 9000 };
  expect([300, 321, 1280, 3000].map((dots) => variantFor(picture, dots).width)).toEqual([320, 640, 1280, 1280]);
  expect(variantFor({ ...picture, variants: [] }, 300)).toEqual({ width: 1300, format: 'webp', bytes: 9000 });
});
