import type { BlogPostInList } from '#contract/collections/blog.ts';
import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import styles from './grid.module.css';
import { PostCard } from './post-card.tsx';

interface PostGridProps {
  posts: BlogPostInList[];
  /** Whether the first row is visible at once. */
  eager?: boolean;
  /** The number of cards that phones show in full; the others become rows. */
  fullCount?: number;
}

/** Posts in three columns. A last row with fewer posts fills the width. */
export function PostGrid({ posts, eager = false, fullCount = 0 }: PostGridProps) {
  return (
    <ul className={styles.grid}>
      {posts.map((post, index) => (
        <li key={post._id} ref={revealOnScroll}>
          <PostCard
            post={post}
            size={index < fullCount ? 'full' : 'compact'}
            priority={eager && index < 3 ? 'early' : 'late'}
          />
        </li>
      ))}
    </ul>
  );
}
