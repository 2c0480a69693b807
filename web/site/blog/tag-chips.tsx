import { useEffect, useRef } from 'react';
import { Link } from '#web/ui/routing/link.tsx';
import { keepsScroll } from '#web/site/layout/route-focus.tsx';
import { blogPath, type Filters } from './list-address.ts';
import styles from './tools.module.css';

interface TagChipsProps {
  /** The most frequent tags. */
  tags: { tag: string }[];
  filters: Filters;
}

/** The tags to choose from. The chosen one is marked, and chosen again it is taken back. */
export function TagChips({ tags, filters: { q, tag: chosen } }: TagChipsProps) {
  const list = useChosenInView(chosen);
  const names = tags.map(({ tag }) => tag);
  // A rarer tag, to which a post has led.
  const shown = chosen && !names.includes(chosen) ? [chosen, ...names] : names;
  if (shown.length === 0) return null;
  return (
    <nav aria-label="Tags">
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

/** A `ref` for chips that scroll sideways, so that the chosen one is not out of sight. */
function useChosenInView(chosen: string) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chip = list.current?.querySelector('[aria-current]');
    if (!list.current || !chip) return;
    const view = list.current.getBoundingClientRect();
    const { left, right } = chip.getBoundingClientRect();
    const isHidden = left < view.left || right > view.right;
    if (isHidden) list.current.scrollBy({ left: (left + right - view.left - view.right) / 2, behavior: 'instant' });
  }, [chosen]);
  return list;
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
      {isChosen && <Cross />}
    </Link>
  );
}

export function Cross() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" fill="none" aria-hidden="true">
      <path d="m2 2 10 10M12 2 2 12" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}
