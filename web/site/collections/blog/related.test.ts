import { expect, test } from 'vitest';
import { aPost } from './fixtures.ts';
import { relatedQueries, relatedTo } from './related.ts';

const post = aPost('this', { tags: ['Images', 'Care'], publishedAt: '2026-11-12T00:00:00.000Z' });
const newest = aPost('newest', { tags: ['Writing'], publishedAt: '2026-11-20T00:00:00.000Z' });
const older = aPost('older', { tags: ['Pricing'], publishedAt: '2026-01-02T00:00:00.000Z' });
const one = aPost('one', { tags: ['Images'], publishedAt: '2026-03-01T00:00:00.000Z' });
const both = aPost('both', { tags: ['Care', 'Images'], publishedAt: '2025-01-01T00:00:00.000Z' });

const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug);

test('ranks related posts by the number of shared tags, then by date', () => {
  expect(slugs(relatedTo(post, [newest, older, one, both]))).toEqual(['both', 'one', 'newest']);
});

test('a post is never related to itself, and no related post is listed twice', () => {
  expect(slugs(relatedTo(post, [post, one, one, post]))).toEqual(['one']);
  expect(relatedTo(post, [post])).toEqual([]);
});

test('requests related posts by each tag, plus the newest posts, without their full text', () => {
  expect(relatedQueries(post)).toEqual([
    { tag: 'Images', limit: 4, brief: 'true' },
    { tag: 'Care', limit: 4, brief: 'true' },
    { limit: 4, brief: 'true' },
  ]);
});
