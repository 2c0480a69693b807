import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { currentLocation, navigate } from './history.ts';
import { useLocation } from './location.tsx';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of this application, from its first slash on. */
  to: string;
  /** What the history keeps with the place. */
  state?: unknown;
}

/** A link that stays in the application. */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  function onLinkClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = currentLocation();
    // Where one is already is no new place.
    navigate(to, { state, replace: pathname + search + hash === to });
  }
  return <a {...rest} href={to} onClick={onLinkClick} />;
}

/** A link that knows whether one is at its address, or below it. */
export function NavLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
}

/** A click by which nothing else is meant: no new tab, no download. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, currentTarget } = event;
  const opensElsewhere = currentTarget.target !== '' && currentTarget.target !== '_self';
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented && !opensElsewhere;
}
