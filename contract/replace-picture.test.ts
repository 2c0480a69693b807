import { expect, test } from 'vitest';
import { withPictureReplaced } from './replace-picture.ts';

const DUNE = '0123456789abcdef0123456789abcdef-1200x800-aabbcc.webp';
const CAMEL = '/uploads/0123456789abcdef0123456789abcde0-900x900.webp#focus=20,30';

test('a picture, its variants and its use as a poster are replaced at any depth, and nothing else', () => {
  const value = {
    imageUrl: `/uploads/${DUNE}#focus=5,95`,
    blocks: [{ html: `<a href="/uploads/${DUNE.replace('.webp', '.640.avif')}">Large</a>`, count: 3 }],
    video: `/files/${'a'.repeat(32)}/walk.mp4#poster=/uploads/${DUNE}`,
    other: `/uploads/${DUNE.replace('.webp', '-moving.webp')}`,
  };
  expect(withPictureReplaced(value, DUNE, CAMEL)).toEqual({
    ...value,
    imageUrl: CAMEL,
    blocks: [{ html: `<a href="${CAMEL}">Large</a>`, count: 3 }],
    video: `/files/${'a'.repeat(32)}/walk.mp4#poster=${CAMEL.split('#')[0]}`,
  });
});
