import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PublicReview } from '#contract/records/review.ts';
import { ReviewsView } from './reviews.tsx';

const review: PublicReview = {
  _id: '1',
  name: 'Asha',
  role: 'Weaver',
  stars: 4,
  review: 'They listened, then they built it.',
  avatar: 'female',
  face: 0,
  source: 'site',
  sourceUrl: '',
  isVerified: false,
  isApproved: true,
  isVisible: true,
  order: 0,
  version: 1,
  createdAt: '',
  updatedAt: '',
};

test('a review shows its stars, its text and the avatar that its author chose', () => {
  const html = renderToStaticMarkup(<ReviewsView reviews={[review]} />);
  expect(html).toContain('4 of 5 stars');
  expect(html).toContain(review.review);
  expect(html).toContain('/api/avatars/female?seed=Asha');
});

test('the form is not rendered until its button is pressed', () => {
  const html = renderToStaticMarkup(<ReviewsView reviews={[review]} />);
  expect(html).toContain('Give your review');
  expect(html).toContain('aria-expanded="false"');
  expect(html).not.toContain('<form');
});

test('without reviews no average is shown', () => {
  expect(renderToStaticMarkup(<ReviewsView reviews={[]} />)).not.toContain('on average');
});
