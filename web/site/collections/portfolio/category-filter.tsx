import { useEffect, useRef, type RefObject } from 'react';
import { shownCategory } from '#contract/projects.ts';
import { projectTexts } from '#contract/texts/projects.ts';
import { Link } from '#web/ui/routing/link.tsx';
import { scrollBehavior } from '#web/ui/reduced-motion.ts';
import { useScrollToCurrent } from '#web/ui/use-scroll-to-current.ts';
import { keepsScroll } from '#web/site/layout/route-focus.tsx';
import styles from './category-filter.module.css';
import { portfolioPath, type ListAddress } from './list-address.ts';

interface CategoryFilterProps {
  address: ListAddress;
  categories: { category: string; count: number }[];
}

/** 'All' and every category, as links: each choice has its own URL. */
export function CategoryFilter({ address, categories }: CategoryFilterProps) {
  const { category: chosen, tag, q } = address;
  const strip = useRef<HTMLElement>(null);
  useScrollToCurrent(strip, chosen);
  const onChoose = useScrollListUp(strip, chosen);
  if (!categories.some(({ category }) => shownCategory(category))) return null;
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav ref={strip} className={styles.filter} aria-label={projectTexts.categories}>
      <ul className={styles.list}>
        {[{ category: '', count: all }, ...categories].map(({ category, count }) => (
          <li key={category}>
            <Link
              className={styles.choice}
              to={portfolioPath({ category, tag, q })}
              state={keepsScroll}
              onClick={onChoose}
              aria-current={category === chosen ? 'true' : undefined}
            >
              {category || projectTexts.all}
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** After a choice, scrolls up to the list if the strip is low in the window, so that the result is visible. */
function useScrollListUp(strip: RefObject<HTMLElement | null>, chosen: string): () => void {
  const wasChosen = useRef(false);
  // In an effect, so that the previous history entry keeps its own scroll position.
  useEffect(() => {
    const top = strip.current?.getBoundingClientRect().top ?? 0;
    const isLow = top > innerHeight * LOW;
    if (wasChosen.current && isLow) strip.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
    wasChosen.current = false;
  }, [strip, chosen]);
  return () => {
    wasChosen.current = true;
  };
}

const LOW = 0.4;
