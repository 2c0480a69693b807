import { prefersReducedMotion } from '#web/ui/reduced-motion.ts';

const NAME = 'cover';

/** Whether the browser can animate from one page to the next, and the visitor wants it to. The preview never does. */
export function animatesPages(): boolean {
  return 'startViewTransition' in document && !prefersReducedMotion() && parent === window;
}

/**
 * Animates from one page to the next. A cover moves from its card to its page, and back. `update` resolves once the new
 * page is in the document. `from` and `to` are paths.
 */
export function animatePage(from: string, to: string, update: () => Promise<void>): void {
  const card = cardPicture(to);
  const leaving = card ?? pageCover();
  if (leaving) leaving.style.viewTransitionName = NAME;
  let arriving: HTMLElement | null = null;
  const transition = document.startViewTransition(async () => {
    if (leaving) leaving.style.viewTransitionName = '';
    await update();
    arriving = card ? pageCover() : cardPicture(from);
    if (arriving) arriving.style.viewTransitionName = NAME;
  });
  // A newer navigation skips this transition, which rejects its promises.
  const ignore = () => undefined;
  transition.ready.catch(ignore);
  transition.updateCallbackDone.catch(ignore);
  transition.finished.catch(ignore).finally(() => {
    if (arriving) arriving.style.viewTransitionName = '';
  });
}

/** The picture of the first visible card that links to a path. */
function cardPicture(path: string): HTMLElement | null {
  const links = document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(path)}"]`);
  const pictures = [...links].map((link) => link.closest('li, article')?.querySelector<HTMLElement>('img'));
  return pictures.find((picture) => picture && isVisible(picture)) ?? null;
}

function pageCover(): HTMLElement | null {
  const cover = document.querySelector<HTMLElement>('[data-cover] img, img[data-cover]');
  return cover && isVisible(cover) ? cover : null;
}

function isVisible(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
