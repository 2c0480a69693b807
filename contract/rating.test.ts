import { expect, test } from 'vitest';
import { averageStars, fillRating } from './rating.ts';

test('the average rating is rounded to one decimal', () => {
  expect(averageStars([{ stars: 5 }, { stars: 5 }, { stars: 4 }])).toBe(4.7);
  expect(averageStars([{ stars: 3 }])).toBe(3);
  expect(averageStars([])).toBeNull();
});

test('the average replaces the placeholder, always with one decimal', () => {
  expect(fillRating('{rating} of 5: {rating}', 4.9)).toBe('4.9 of 5: 4.9');
  expect(fillRating('{rating}', 5)).toBe('5.0');
  expect(fillRating('{Rating} of {stars}', 4)).toBe('{Rating} of {stars}');
});
