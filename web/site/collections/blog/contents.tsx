import { blogTexts } from '#contract/texts/blog.ts';
import type { ArticleHeading } from './article-html.ts';
import styles from './contents.module.css';
import { useCurrentHeading } from './use-current-heading.ts';

/** A list with fewer entries would not help. */
const ENTRIES_MIN = 2;
/** With more entries, the list leaves out the lower headings. */
const ENTRIES_MAX = 12;

/** Links to the headings of a post beside its text; the current one is marked. Narrow screens have no room for it. */
export function Contents({ headings }: { headings: readonly ArticleHeading[] }) {
  const shown = headings.length > ENTRIES_MAX ? headings.filter(({ isSub }) => !isSub) : headings;
  const current = useCurrentHeading(shown.map(({ id }) => id));
  if (shown.length < ENTRIES_MIN) return null;
  return (
    <nav className={styles.contents} aria-labelledby="in-this-post">
      <p id="in-this-post" className={styles.title}>
        {blogTexts.inThisPost}
      </p>
      <ol className={styles.list}>
        {shown.map(({ id, text, isSub }) => (
          <li key={id} className={isSub ? styles.sub : undefined}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
