import { Link } from '#web/ui/routing/link.tsx';
import { CARD_TAGS, FEATURED_TAGS } from '#contract/constants.ts';
import type { BlogPostInList } from '#contract/collections/blog.ts';
import { Arrow } from '#web/ui/button.tsx';
import { PHONE } from '#web/ui/picture-sizes.ts';
import { Picture, type LoadPriority } from '#web/ui/picture.tsx';
import dune from '../../art/no-image.svg?no-inline';
import { postPath } from './list-address.ts';
import styles from './card.module.css';
import { PostFacts } from './post-facts.tsx';
import { TagLinks } from './tag-links.tsx';

const FEATURED = `(min-width: 1696px) 900px, (min-width: 800px) 54vw, (min-width: 600px) calc(100vw - 64px), ${PHONE}`;
const IN_GRID = `(min-width: 1696px) 500px, (min-width: 1000px) 30vw, (min-width: 600px) 46vw, ${PHONE}`;
const COMPACT = '(min-width: 1696px) 500px, (min-width: 1000px) 30vw, (min-width: 640px) 46vw, 112px';

/** `featured`: the first post of all, larger and with more tags. `compact`: a row with a small picture on phones. */
export type CardSize = 'featured' | 'full' | 'compact';

const SIZES: Record<CardSize, string> = { featured: FEATURED, full: IN_GRID, compact: COMPACT };

interface PostCardProps {
  post: BlogPostInList;
  size?: CardSize;
  /** When its picture is fetched. */
  priority?: LoadPriority;
}

/** A post in a list. The whole card links to the post, except for its tags. */
export function PostCard({ post, size = 'full', priority = 'late' }: PostCardProps) {
  const { title, slug, tags, excerpt, author } = post;
  const shownTags = tags.slice(0, size === 'featured' ? FEATURED_TAGS : CARD_TAGS);
  return (
    <article className={[styles.card, styles[size]].filter(Boolean).join(' ')}>
      <div className={styles.frame}>
        <Cover src={post.coverImageUrl} sizes={SIZES[size]} priority={priority} />
      </div>
      <div className={styles.words}>
        <TagLinks className={styles.tags} tags={shownTags} />
        <h3 className={styles.title}>
          <Link className={styles.link} to={postPath(slug)}>
            {title}
          </Link>
        </h3>
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
        <p className={styles.facts}>
          <PostFacts post={post} author={author} />
          <Arrow />
        </p>
      </div>
    </article>
  );
}

function Cover({ src, sizes, priority }: { src: string; sizes: string; priority: LoadPriority }) {
  if (src) return <Picture className={styles.cover} src={src} alt="" sizes={sizes} priority={priority} />;
  return (
    <img className={`${styles.cover} ${styles.plain}`} src={dune} alt="" width={800} height={600} loading="lazy" />
  );
}
