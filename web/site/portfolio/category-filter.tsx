import { useEffect, useRef, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { prefersLessMotion } from '#web/ui/carousel/motion.ts';
import { keepsPlace } from '../layout/arrival.tsx';
import styles from './category-filter.module.css';
import { addressOf, type ListAddress } from './list-address.ts';

interface CategoryFilterProps {
  address: ListAddress;
  categories: { category: string; count: number }[];
}

/** 'All' and every category there is. They are links, so that each choice has an address of its own. */
export function CategoryFilter({ address, categories }: CategoryFilterProps) {
  const { category: chosen, tag, q } = address;
  const strip = useChosenInSight(chosen);
  if (categories.length === 0) return null;
  return (
    <nav ref={strip} className={styles.filter} aria-label="Categories">
      <ul className={styles.list}>
        {['', ...categories.map(({ category }) => category)].map((category) => (
          <li key={category}>
            <Link
              className={styles.choice}
              to={addressOf({ category, tag, q })}
              state={keepsPlace}
              onClick={bringListIntoSight}
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

/** The choice stays under the pointer; but where its projects would lie below the window, the list is drawn up. */
function bringListIntoSight({ currentTarget }: MouseEvent) {
  const isLow = currentTarget.getBoundingClientRect().top > innerHeight * MOST;
  const behavior = prefersLessMotion() ? 'instant' : 'smooth';
  if (isLow) currentTarget.closest('nav')?.scrollIntoView({ behavior, block: 'start' });
}

const MOST = 0.4;

/** Where the choices scroll sideways, the chosen one may lie beyond the edge of the screen. */
function useChosenInSight(chosen: string) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const choice = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !choice) return;
    const { left, right } = choice.getBoundingClientRect();
    const beyond = Math.max(0, right - strip.current.clientWidth) + Math.min(0, left);
    if (beyond !== 0) strip.current.scrollLeft += beyond + Math.sign(beyond) * MARGIN;
  }, [chosen]);
  return strip;
}

const MARGIN = 24;
