import type { BlogPost } from '#contract/records/blog-post.ts';
import { DateText } from '#web/ui/date-text.tsx';
import styles from './post.module.css';
import { firstCharacter } from '#web/ui/first-character.ts';

/** The author, the date and the reading time of a post. */
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

export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => firstCharacter(word)).join('');
}
