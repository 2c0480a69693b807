import { expect, test } from 'vitest';
import type { Review } from '#contract/collections/reviews.ts';
import { matchesReview, sourceText, splitByApproval } from './reviews.ts';

const review = (_id: string, isApproved: boolean): Review => ({
  ...{
    _id,
    version: 1,
    createdAt: '',
    updatedAt: '',
    name: 'Asha Rao',
    role: 'Potter',
    stars: 5,
    avatar: 'female',
    face: 0,
  },
  ...{ review: 'They answer the telephone.', source: 'site', isApproved, isVisible: true, order: 0 },
  ...{ sourceUrl: '', isVerified: false, invitation: null, isSuspect: false, suspicions: [] },
});
const ids = (reviews: Review[]) => reviews.map(({ _id }) => _id);

test('lists pending reviews newest first, and approved reviews in their stored order', () => {
  const { pending, approved } = splitByApproval([
    review('9', true),
    review('1', false),
    review('2', false),
    review('3', true),
  ]);
  expect(ids(pending)).toEqual(['2', '1']);
  expect(ids(approved)).toEqual(['9', '3']);
});

test('during a bulk approval, reviews approved so far stay in the pending list', () => {
  const done = review('2', true);
  const { pending, approved } = splitByApproval([review('1', false), done, review('3', true)], [done]);
  expect(ids(pending)).toEqual(['2', '1']);
  expect(pending[0]?.isApproved).toBe(true);
  expect(ids(approved)).toEqual(['3']);
});

test('shows the source of a review if it is known', () => {
  const invitation = { _id: 'i', projectId: 'p', projectTitle: 'Mitti', enquiryId: '', wordsHash: '' };
  expect(sourceText({ source: 'invitation', invitation })).toBe('by invitation, about Mitti');
  expect(['site', 'admin', 'Google', ''].map((source) => sourceText({ source, invitation: null }))).toEqual([
    'from the site’s form',
    'added in the panel',
    'from Google',
    '',
  ]);
});

test('a search finds a review by words in its name, role and text', () => {
  expect(matchesReview(['rao', 'telephone', 'potter'], review('1', true))).toBe(true);
  expect(matchesReview(['rao', 'letter'], review('1', true))).toBe(false);
});
