import { AUTHOR_PORTRAITS } from '#contract/constants.ts';
import type { BlogPost } from '#contract/collections/blog.ts';
import { firstCharacter } from '#web/ui/first-character.ts';
import { Portrait } from '#web/ui/portrait.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import styles from './post.module.css';
import { PostFacts } from './post-facts.tsx';

const [INITIALS] = AUTHOR_PORTRAITS;

/** The author, the date and the reading time of a post. */
export function Byline({ post }: { post: BlogPost }) {
  const { author, authorPortrait } = post;
  const portraitPath = fieldPath(post, 'authorPortrait');
  return (
    <div className={styles.byline}>
      {authorPortrait === INITIALS ? (
        <span className={styles.disc} aria-hidden="true" data-field={portraitPath}>
          {initialsOf(author)}
        </span>
      ) : (
        <Portrait
          name={author}
          drawn={authorPortrait}
          isChosen
          size={56}
          className={styles.disc}
          data-field={portraitPath}
        />
      )}
      <div>
        <p className={styles.author} data-field={fieldPath(post, 'author')}>
          {author}
        </p>
        <p className={styles.facts}>
          <PostFacts post={post} />
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
