import type { z } from 'zod';
import type { blogPostCreate } from '#contract/records/blog-post.ts';

/** What the starter agency has written, newest first. */
export const blogPosts: z.input<typeof blogPostCreate>[] = [];
