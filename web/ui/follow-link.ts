import type { MouseEvent } from 'react';
import { navigate } from './routing/history.ts';

/** Follows a plain click on a link of the application in formatted text, without loading a document. */
export function followLink(event: MouseEvent): void {
  const route = internalLink(event);
  if (!route) return;
  event.preventDefault();
  navigate(route);
}

/**
 * The path of a plain click on a link of the application; '' for other clicks, and for paths that the server answers.
 */
function internalLink(event: MouseEvent): string {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return '';
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target])') : null;
  if (!link || /^\/(api|uploads|files\/[0-9a-f]{32})\//.test(link.pathname)) return '';
  return link.pathname + link.search + link.hash;
}
