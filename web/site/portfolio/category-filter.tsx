import { useEffect, useRef, type RefObject } from 'react';
import { Link } from '#web/ui/routing/link.tsx';
import { prefersReducedMotion } from '#web/ui/reduced-motion.ts';
import { keepsScroll } from '#web/site/layout/route-focus.tsx';
import styles from './category-filter.module.css';
import { portfolioPath, type ListAddress } from './list-address.ts';

interface CategoryFilterProps {
  address: ListAddress;
  categories: { category: string; count: number }[];
}

/** 'All' and every category there is. They are links, so that each choice has an address of its own. */
export function CategoryFilter({ address, categories }: CategoryFilterProps) {
  const { category: chosen, tag, q } = address;
  const strip = useRef<HTMLElement>(null);
  useScrollToChosen(strip, chosen);
  const onChoose = useScrollListUp(strip, chosen);
  if (categories.length === 0) return null;
  return (
    <nav ref={strip} className={styles.filter} aria-label="Categories">
      <ul className={styles.list}>
        {['', ...categories.map(({ category }) => category)].map((category) => (
          <li key={category}>
            <Link
              className={styles.choice}
              to={portfolioPath({ category, tag, q })}
              state={keepsScroll}
              onClick={onChoose}
              aria-current={category === chosen ? 'true' : undefined}
            >
              {category || 'All'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where the choices scroll sideways, the chosen one may lie beyond the edge of the screen. */
function useScrollToChosen(strip: RefObject<HTMLElement | null>, chosen: string) {
  useEffect(() => {
    const choice = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !choice) return;
    const { left, right } = choice.getBoundingClientRect();
    const beyond = Math.max(0, right - strip.current.clientWidth) + Math.min(0, left);
    if (beyond !== 0) strip.current.scrollBy({ left: beyond + Math.sign(beyond) * MARGIN, behavior: 'instant' });
  }, [strip, chosen]);
}

/** What was chosen would lie below the window where the choices stand low in it: the list is drawn up then. */
function useScrollListUp(strip: RefObject<HTMLElement | null>, chosen: string): () => void {
  const wasChosen = useRef(false);
  // Once the choice is a place of its own in the history, so that the one before keeps how far it was scrolled.
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

function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth';
}

const MARGIN = 24;
const LOW = 0.4;
