import { z } from 'zod';
import { AUTHOR_PORTRAITS, POST_STATES, PUBLISH_STATUSES } from '../constants.ts';
import { choice, html, image, line, requiredLine, requiredSlug, schedule, seo, tags, text } from '../fields.ts';
import { listOf, optional, patchable, replyOf, writable } from '../sections/section.ts';
import { rules } from '../texts.ts';
import { stateCounts, pageOf, stamps } from './stamps.ts';

export const blogPostFields = {
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
    help: 'A figure with a table of numbers appears as a chart. A caption above code is the name of its file.',
  }),
  excerpt: text('Short summary', { max: 600, help: 'Shown in the blog list.' }),
  coverImageUrl: image('Cover', 'blog'),
  seo: seo({ title: line('Title'), description: text('Description', { max: 400 }) }),
  status: choice('Status', PUBLISH_STATUSES, 'published'),
};

const derived = { readingMinutes: z.number().int().min(1).default(1) };

/** An article. The public does not see drafts, nor posts with a `publishedAt` in the future. */
export const blogPost = replyOf({ ...blogPostFields, ...derived, ...stamps });
/** An article for its page. `codeHtml` are its code blocks with colours, in their order; see `server/blog/color-code.ts`. */
export const blogPostPage = replyOf({
  ...blogPostFields,
  ...derived,
  ...stamps,
  codeHtml: z.array(z.string()).optional(),
});
export const blogPostCreate = writable(blogPostFields);
export const blogPostUpdate = patchable(blogPostFields);
/** A post in a list; a brief list leaves out the texts. */
export const blogPostInList = replyOf({
  ...blogPostFields,
  content: optional(blogPostFields.content),
  ...derived,
  ...stamps,
});
export const blogPage = replyOf({
  ...pageOf(blogPostInList),
  tags: listOf(replyOf({ tag: z.string(), count: z.number() })),
  statuses: optional(stateCounts(POST_STATES)),
});

export type BlogPost = z.output<typeof blogPost>;
export type BlogPostOnPage = z.output<typeof blogPostPage>;
export type BlogPostInList = z.output<typeof blogPostInList>;
