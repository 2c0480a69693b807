import type { MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router';
import { rowId } from './row-id.ts';

interface RowLinkProps {
  id: string;
  /** Below the panel's base path, or `?…` for the same screen. */
  to: string;
  /** The panel's base path. */
  base: string;
  isChosen: boolean;
  className: string | undefined;
  children: string;
}

/** The link of a row. The router's `Link` would render again on every navigation, for up to thousands of rows. */
export function RowLink({ id, to, base, isChosen, className, children }: RowLinkProps) {
  return (
    <a
      id={rowId(id)}
      className={className}
      href={to.startsWith('/') ? base + to : to}
      data-to={to}
      aria-current={isChosen || undefined}
    >
      {children}
    </a>
  );
}

/** For the element around the rows: their base path, and a click handler that navigates within the panel. */
export function useRowNavigation() {
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  function onClick(event: MouseEvent) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-to]') : null;
    if (!link?.dataset.to || !isPlain) return;
    event.preventDefault();
    void navigate(link.dataset.to, { preventScrollReset: !link.dataset.to.startsWith('/') });
  }
  return { base, onClick };
}
