import { expect, test } from 'vitest';
import { emptyReview, reviewProblems, type ReviewInput } from './review-rules.ts';

const complete: ReviewInput = { name: 'Al', role: '', stars: 5, review: 'Ten chars.', avatar: 'male', face: 0 };

test('a review needs no role', () => {
  expect(reviewProblems(complete)).toEqual({});
});

test('an untouched form lacks a name, a review and a portrait, but not the stars', () => {
  expect(Object.keys(reviewProblems(emptyReview))).toEqual(['name', 'review', 'avatar']);
});

test('surrounding spaces do not count towards the length of a name or a review', () => {
  expect(reviewProblems({ ...complete, name: ' A ' })).toHaveProperty('name');
  expect(reviewProblems({ ...complete, review: '   nine ch.   ' })).toHaveProperty('review');
});

test('a review has at most 1200 characters', () => {
  expect(reviewProblems({ ...complete, review: 'x'.repeat(1200) })).toEqual({});
  expect(reviewProblems({ ...complete, review: 'x'.repeat(1201) })).toHaveProperty('review');
});

test('a rating must be one to five whole stars', () => {
  for (const stars of [0, 6, 2.5, NaN]) expect(reviewProblems({ ...complete, stars })).toHaveProperty('stars');
});
