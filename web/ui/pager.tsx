import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BackArrow } from './back-link.tsx';
import { Arrow } from './button.tsx';
import styles from './pager.module.css';

interface PagerProps {
  page: number;
  totalPages: number;
  /** Where a page of the list lies. */
  hrefOf: (page: number) => string;
  /** What is paged, for screen readers. */
  label?: string;
}

/** The way to the previous and next page of a list; nothing where all of it fits on one. */
export function Pager({ page, totalPages, hrefOf, label = 'Pages' }: PagerProps) {
  if (totalPages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      <Turn href={page > 1 && hrefOf(Math.min(page - 1, totalPages))} rel="prev">
        <BackArrow /> Previous
      </Turn>
      <p className={styles.place}>
        Page {page} of {totalPages}
      </p>
      <Turn href={page < totalPages && hrefOf(page + 1)} rel="next">
        Next <Arrow />
      </Turn>
    </nav>
  );
}

/** At either end the way on stays where it was, and leads nowhere. */
function Turn({ href, rel, children }: { href: string | false; rel: 'prev' | 'next'; children: ReactNode }) {
  if (!href) {
    return (
      <span className={[styles.turn, styles.end].join(' ')} aria-hidden="true">
        {children}
      </span>
    );
  }
  return (
    <Link className={styles.turn} to={href} rel={rel}>
      {children}
    </Link>
  );
}
