import type { BlogPost, BlogPostInList } from '#contract/collections/blog.ts';

export const RELATED_COUNT = 3;
const TAGS_LOOKED_AT = 3;

/** The queries that may find related posts: a few posts of each of its first three tags, and the newest posts. */
export function relatedQueries({ tags }: Pick<BlogPost, 'tags'>) {
  // One more than shown, because the post itself is among them.
  const few = { limit: RELATED_COUNT + 1, brief: 'true' };
  return [...tags.slice(0, TAGS_LOOKED_AT).map((tag) => ({ tag, ...few })), few];
}

/** The posts that share the most tags, the newest first; never the post itself. */
export function relatedTo(post: Pick<BlogPost, '_id' | 'tags'>, found: BlogPostInList[]): BlogPostInList[] {
  const others = new Map(found.filter(({ _id }) => _id !== post._id).map((other) => [other._id, other]));
  const shared = (other: BlogPostInList) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  return [...others.values()]
    .sort((a, b) => shared(b) - shared(a) || Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
    .slice(0, RELATED_COUNT);
}
