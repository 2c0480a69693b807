import type { BlogPost } from '#contract/collections/blog.ts';

/** A post for tests. */
export function aPost(slug: string, fields: Partial<BlogPost> = {}): BlogPost {
  return {
    _id: `id-${slug}`,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    title: `About ${slug}`,
    slug,
    author: 'Meera Chauhan',
    authorPortrait: 'initials',
    publishedAt: '2026-10-22T00:00:00.000Z',
    tags: [],
    content: '<p>Words.</p>',
    excerpt: '',
    coverImageUrl: '',
    seo: { title: '', description: '' },
    status: 'published',
    readingMinutes: 5,
    ...fields,
  };
}
