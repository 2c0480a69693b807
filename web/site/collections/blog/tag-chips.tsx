import { useRef } from 'react';
import { blogTexts } from '#contract/texts/blog.ts';
import { Link } from '#web/ui/routing/link.tsx';
import { CrossIcon } from '#web/ui/line-icons.tsx';
import { useScrollToCurrent } from '#web/ui/use-scroll-to-current.ts';
import { keepsScroll } from '#web/site/layout/route-focus.tsx';
import { blogPath, type Filters } from './list-address.ts';
import styles from './tools.module.css';

interface TagChipsProps {
  /** The most frequent tags. */
  tags: { tag: string }[];
  filters: Filters;
}

/** The tags to filter by. Choosing the current tag again removes the filter. */
export function TagChips({ tags, filters: { q, tag: chosen } }: TagChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  useScrollToCurrent(list, chosen);
  const names = tags.map(({ tag }) => tag);
  // The current tag may be a rarer one, from a link in a post.
  const shown = chosen && !names.includes(chosen) ? [chosen, ...names] : names;
  if (shown.length === 0) return null;
  return (
    <nav aria-label={blogTexts.tags}>
      <ul ref={list} className={styles.chips}>
        {shown.map((tag) => (
          <li key={tag}>
            <Chip tag={tag} isChosen={tag === chosen} q={q} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Chip({ tag, isChosen, q }: { tag: string; isChosen: boolean; q: string }) {
  return (
    <Link
      className={styles.chip}
      to={blogPath({ q, tag: isChosen ? '' : tag })}
      state={keepsScroll}
      aria-current={isChosen ? 'true' : undefined}
    >
      <span className={styles.chipName}>{tag}</span>
      {isChosen && <CrossIcon />}
    </Link>
  );
}
