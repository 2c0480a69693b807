import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PublicReview, ReviewCounts } from '#contract/collections/reviews.ts';
import { QueryClient } from '#web/site/query-client/query-client.ts';
import { QueryClientProvider } from '#web/site/query-client/use-query.tsx';
import { Reviews } from './reviews.tsx';

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

function htmlOf(reviews: PublicReview[], counts?: ReviewCounts, showsWhenEmpty = true): string {
  const place = { anchor: 'reviews', level: 2 } as const;
  const content = { heading: 'Client reviews', showsWhenEmpty };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Reviews content={content} look="standard" data={{ reviews, counts }} place={place} />
    </QueryClientProvider>,
  );
}

test('a review shows its stars, its text and the avatar that its author chose', () => {
  const html = htmlOf([review]);
  expect(html).toContain('4 of 5 stars');
  expect(html).toContain(review.review);
  expect(html).toContain('/api/avatars/female?seed=Asha');
});

test('the form is not rendered until its button is pressed', () => {
  const html = htmlOf([review]);
  expect(html).toContain('Give your review');
  expect(html).toContain('aria-expanded="false"');
  expect(html).not.toContain('<form');
});

test('without reviews no average is shown', () => {
  expect(htmlOf([])).not.toContain('on average');
});

test('without reviews the section asks for the first one, or is left out', () => {
  expect(htmlOf([])).toContain('Be the first to write one.');
  expect(htmlOf([], undefined, false)).toBe('');
  expect(htmlOf([review], undefined, false)).toContain(review.review);
});

test('only a verified review is marked, and the mark says what it means', () => {
  const html = htmlOf([review, { ...review, _id: '2', isVerified: true }]);
  expect(html.match(/Verified client/g)).toHaveLength(1);
  const noteId = /aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`role="tooltip" id="${noteId}"`);
  expect(html).toContain('We invited this client by a personal link');
});

test('a review that was published elsewhere links to that page', () => {
  const found = { ...review, source: 'Clutch', sourceUrl: 'https://clutch.example/dune' };
  const html = htmlOf([found, { ...found, _id: '2', source: 'admin' }]);
  expect(html).toContain('href="https://clutch.example/dune"');
  expect(html).toContain('First published on Clutch');
  expect(html).toContain('First published on clutch.example');
});

test('the counts of received reviews appear only if the site shows them', () => {
  const shown = (published: number, received: number) => htmlOf([review], { published, received });
  expect(shown(7, 9)).toContain('7 of 9 received reviews are published.');
  expect(shown(1, 1)).toContain('1 of 1 received review is published.');
  expect(shown(0, 0)).not.toContain('received');
});
