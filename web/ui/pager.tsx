import type { ReactNode } from 'react';
import { controlTexts } from '#contract/texts/controls.ts';
import { Link } from './routing/link.tsx';
import { BackArrow } from './back-link.tsx';
import { Arrow } from './button.tsx';
import styles from './pager.module.css';

interface PagerProps {
  page: number;
  totalPages: number;
  /** The URL of a page of the list. */
  hrefOf: (page: number) => string;
  /** The navigation state of a page turn. */
  state?: unknown;
  /** The accessible name. */
  label?: string;
}

/** Links to the previous and next page of a list; nothing for a single page. */
export function Pager({ page, totalPages, hrefOf, state, label = controlTexts.pageList }: PagerProps) {
  if (totalPages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      <PagerLink href={page > 1 && hrefOf(Math.min(page - 1, totalPages))} rel="prev" state={state}>
        <BackArrow /> {controlTexts.previous}
      </PagerLink>
      <p className={styles.place}>{controlTexts.pageOf(page, totalPages)}</p>
      <PagerLink href={page < totalPages && hrefOf(page + 1)} rel="next" state={state}>
        {controlTexts.next} <Arrow />
      </PagerLink>
    </nav>
  );
}

interface PagerLinkProps {
  href: string | false;
  rel: 'prev' | 'next';
  state: unknown;
  children: ReactNode;
}

/** At either end the link becomes plain text and keeps its place. */
function PagerLink({ href, rel, state, children }: PagerLinkProps) {
  if (!href) {
    return (
      <span className={[styles.turn, styles.end].join(' ')} aria-hidden="true">
        {children}
      </span>
    );
  }
  return (
    <Link className={styles.turn} to={href} rel={rel} state={state}>
      {children}
    </Link>
  );
}

/** The URLs of the previous and next page of a list. */
export function adjacentPages(page: number, totalPages = 1, addressOf: (page: number) => string) {
  return {
    previous: page > 1 && page <= totalPages + 1 ? addressOf(page - 1) : undefined,
    next: page < totalPages ? addressOf(page + 1) : undefined,
  };
}
