import { z } from 'zod';
import { AUTHOR_PORTRAITS, BLOG_PAGE_SIZE, PUBLISH_STATUSES, TAG_CHIPS_MAX } from '../constants.ts';
import { choice, html, image, line, requiredLine, requiredSlug, schedule, seo, tags, text } from '../fields.ts';
import { rules } from '../rule-texts.ts';
import { empty } from '../texts.ts';
import { defineCollection, facet, PAST_MOMENT } from './define-collection.ts';
import { pictureShapes } from '../picture-places.ts';

const fields = {
  title: requiredLine('Title', { message: rules.titleAndSlug }),
  slug: requiredSlug('Address', rules.titleAndSlug, { prefix: '/blog/' }),
  author: line('Author', { fallback: 'Admin', max: 120 }),
  authorPortrait: choice('Portrait of the author', AUTHOR_PORTRAITS, 'initials', {
    help: 'The face that is drawn from the author’s name, or the initials.',
  }),
  publishedAt: schedule('Published at'),
  tags: tags('Tags'),
  content: html('Content', {
    max: 400_000,
    upload: 'blog',
    shownAs: pictureShapes.postText,
    help: 'A figure with a table of numbers appears as a chart. A caption above code is the name of its file.',
  }),
  excerpt: text('Short summary', { max: 600, help: 'Shown in the blog list.' }),
  coverImageUrl: image('Cover', 'blog', { shownAs: pictureShapes.postCover, describedAs: 'coverAlt' }),
  seo: seo({ title: line('Title'), description: text('Description', { max: 400 }) }),
  status: choice('Status', PUBLISH_STATUSES, 'published'),
};

/** The articles. */
export const blog = defineCollection({
  name: 'blog',
  path: '/blog',
  labels: { title: 'Blog', one: 'post', many: 'posts' },
  panel: {
    icon: 'article',
    keys: { open: 'b', create: 'p' },
    keywords: 'posts articles news drafts writing publish schedule',
  },
  messages: { missing: empty.blogPost },
  fields,
  computed: { readingMinutes: z.number().int().min(1).default(1) },
  // With colours, in the order of the code blocks; see `server/blog/color-code.ts`.
  onPage: { codeHtml: z.array(z.string()).optional(), coverAlt: z.string().optional() },
  publicWhen: { status: 'published', publishedAt: PAST_MOMENT },
  order: 'publishedAt',
  search: ['title', 'excerpt', 'tags', 'author', 'content'],
  long: ['content'],
  facets: { tags: facet('tag', { field: 'tags', top: TAG_CHIPS_MAX, isPublic: true }) },
  pageSize: BLOG_PAGE_SIZE,
  feed: { content: 'content', path: '/feed' },
  structuredData: {
    ...{ type: 'BlogPosting', organization: 'publisher', address: 'mainEntityOfPage' },
    properties: {
      ...{ headline: 'title', description: ['seo.description', 'excerpt', 'content'], image: 'coverImageUrl' },
      ...{ datePublished: 'publishedAt', dateModified: 'updatedAt', keywords: 'tags' },
    },
    people: { author: 'author' },
    minutes: { timeRequired: 'readingMinutes' },
  },
});

export type BlogPost = z.output<typeof blog.record>;
export type BlogPostOnPage = z.output<typeof blog.onOwnPage>;
export type BlogPostInList = z.output<typeof blog.inList>;
