import type { BlogPost } from '#contract/records/blog-post.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { initialsOf } from './initials.ts';
import styles from './post.module.css';

/** Who wrote a post, when, and how long it takes to read. */
export function Byline({ post: { author, publishedAt, readingMinutes } }: { post: BlogPost }) {
  return (
    <div className={styles.byline}>
      <span className={styles.disc} aria-hidden="true">
        {initialsOf(author)}
      </span>
      <div>
        <p className={styles.author}>{author}</p>
        <p className={styles.facts}>
          <DateText iso={publishedAt} />
          {publishedAt && '. '}
          {readingMinutes} min read
        </p>
      </div>
    </div>
  );
}
