import type { KeyboardEvent, MouseEvent } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * The attributes of a link that opens a dialog, as a button. Without scripts, and for a new tab, it stays a link. A
 * click before hydration is repeated afterwards: `start.ts` of the site finds the link by its data attribute.
 */
export function useDialogLink(onOpen: (link: HTMLAnchorElement) => void) {
  const isButton = useHydrated();

  function open(event: MouseEvent<HTMLAnchorElement> | KeyboardEvent<HTMLAnchorElement>): void {
    event.preventDefault();
    // Safari does not focus a clicked link, but the focus must return here when the dialog closes.
    event.currentTarget.focus();
    onOpen(event.currentTarget);
  }
  return {
    'data-opens-dialog': '',
    ...(isButton && ({ role: 'button', 'aria-haspopup': 'dialog' } as const)),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (!event.metaKey && !event.ctrlKey && !event.shiftKey) open(event);
    },
    onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => {
      if (event.key === ' ') open(event);
    },
  };
}
