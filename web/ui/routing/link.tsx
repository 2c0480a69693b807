import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { currentLocation, navigate } from './history.ts';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this application, with its leading slash. */
  to: string;
  /** The state of the history entry. */
  state?: unknown;
}

/** A link that navigates without loading a document. */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  function onLinkClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = currentLocation();
    // A link to the current URL adds no entry.
    navigate(to, { state, replace: pathname + search + hash === to });
  }
  return <a {...rest} href={to} onClick={onLinkClick} />;
}

/** A plain left click: no new tab, no download. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, currentTarget } = event;
  const opensElsewhere = currentTarget.target !== '' && currentTarget.target !== '_self';
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented && !opensElsewhere;
}
