import { expect, test } from 'vitest';
import { averageStars } from './reviews.tsx';

test('the average rating is rounded to one decimal', () => {
  expect(averageStars([{ stars: 5 }, { stars: 5 }, { stars: 4 }])).toBe(4.7);
  expect(averageStars([{ stars: 3 }])).toBe(3);
});
