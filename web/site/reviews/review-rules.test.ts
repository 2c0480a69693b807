import { expect, test } from 'vitest';
import { emptyReview, reviewProblems, type ReviewInput } from './review-rules.ts';

const complete: ReviewInput = { name: 'Al', role: '', stars: 5, review: 'Ten chars.', avatar: 'male' };

test('a review needs no role', () => {
  expect(reviewProblems(complete)).toEqual({});
});

test('an untouched form lacks a name, a review and a portrait, and already has its stars', () => {
  expect(Object.keys(reviewProblems(emptyReview))).toEqual(['name', 'review', 'avatar']);
});

test('spaces make neither a name nor a review longer', () => {
  expect(reviewProblems({ ...complete, name: ' A ' })).toHaveProperty('name');
  expect(reviewProblems({ ...complete, review: '   nine ch.   ' })).toHaveProperty('review');
});

test('a review takes 1200 characters and not one more', () => {
  expect(reviewProblems({ ...complete, review: 'x'.repeat(1200) })).toEqual({});
  expect(reviewProblems({ ...complete, review: 'x'.repeat(1201) })).toHaveProperty('review');
});

test('only one to five whole stars can be given', () => {
  for (const stars of [0, 6, 2.5, NaN]) expect(reviewProblems({ ...complete, stars })).toHaveProperty('stars');
});
