import { Link } from 'react-router';
import styles from './category-filter.module.css';
import { addressOf, type ListAddress } from './list-address.ts';

interface CategoryFilterProps {
  address: ListAddress;
  categories: { category: string; count: number }[];
}

/** 'All' and every category there is. They are links, so that each choice has an address of its own. */
export function CategoryFilter({ address, categories }: CategoryFilterProps) {
  if (categories.length === 0) return null;
  const { category: chosen, tag, q } = address;
  return (
    <nav className={styles.filter} aria-label="Categories">
      <ul className={styles.list}>
        {['', ...categories.map(({ category }) => category)].map((category) => (
          <li key={category}>
            <Link
              className={styles.choice}
              to={addressOf({ category, tag, q })}
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
