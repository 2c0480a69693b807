import { blog, type BlogPost, type BlogPostInList } from '#contract/collections/blog.ts';
import { collectionKind, rowOf } from '#web/admin/editing/collections/collection-kind.tsx';
import { PostAside, PostForm } from './post-form.tsx';

/** The blog in the panel. */
export const blogKind = collectionKind<BlogPostInList, BlogPost>(blog, {
  row: (post) => ({
    ...rowOf(blog, post),
    facts: [`${post.readingMinutes}\u00a0min read`, ...post.tags.slice(0, 1)],
  }),
  Form: PostForm,
  Aside: PostAside,
});
