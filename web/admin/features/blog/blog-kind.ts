import { blog, type BlogPost, type BlogPostInList } from '#contract/collections/blog.ts';
import { collectionKind, rowOf } from '#web/admin/editing/collections/collection-kind.tsx';
import { PostAside, PostForm } from './post-form.tsx';
import * as collectionsTexts from '#web/admin/texts/collections.ts';

/** The blog in the panel. */
export const blogKind = collectionKind<BlogPostInList, BlogPost>(blog, {
  row: (post) => ({
    ...rowOf(blog, post),
    facts: [collectionsTexts.minRead(post.readingMinutes), ...post.tags.slice(0, 1)],
  }),
  Form: PostForm,
  Aside: PostAside,
});
