import { trailOf } from './find-spot.ts';
import { boxOf } from './box-of.ts';
import type { Told } from './messages.ts';

/**
 * A page in a preview is looked at: a click tells the panel what was meant, links and forms lead nowhere, nothing
 * is sent, and the keyboard stays with whoever has it. Its own buttons (answers, slides) still work.
 */
export function handsOff(tell: (told: Told) => void, placeNow: () => Element): void {
  // On the window, and so before the page's own listeners.
  const on = <K extends keyof WindowEventMap>(name: K, act: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(name, act, { capture: true });

  on('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest('a, area, [type=submit], form button:not([type=button])')) stop(event);
    // The page's own clicks are no one's choice, and turning the slides is not meant for the form.
    if (event.isTrusted && !isTurning(target)) tell(choiceAt(meantBy(event, target), placeNow()));
  });
  for (const name of ['auxclick', 'submit', 'dragstart', 'drop'] as const) on(name, stop);
  // What a link leads to is not fetched ahead: it may not exist yet.
  for (const name of ['pointerover', 'focusin', 'touchstart'] as const) {
    on(name, (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation();
    });
  }
  on('keydown', (event) => {
    const { key, ctrlKey, metaKey } = event;
    if (!(ctrlKey || metaKey) || !PANEL_KEYS.includes(key.toLowerCase())) return;
    stop(event);
    tell({ preview: 'key', key, ctrlKey, metaKey });
  });
  sendNothing();
  keepKeyboardWhereItIs();
  document.documentElement.style.cursor = 'pointer';
}

/** Saving, and the search. */
const PANEL_KEYS = ['s', 'k'];

function choiceAt(target: Element, place: Element): Told {
  const section = target.closest('section[id], footer');
  return {
    preview: 'clicked',
    trail: trailOf(target, document.body),
    isInside: place.contains(target),
    section: section?.id || (section?.matches('footer') ? 'footer' : ''),
  };
}

function isTurning(target: Element): boolean {
  return (
    target.closest('[aria-roledescription="carousel"] button') !== null && !target.closest('[aria-label="Slides"]')
  );
}

/** What is seen at the place of a click: a link may lie over a whole card, with its words in one corner. */
function meantBy({ clientX, clientY, detail }: MouseEvent, target: Element): Element {
  if (detail === 0) return target; // by keyboard
  return document.elementsFromPoint(clientX, clientY).find((one) => fills(one, clientX, clientY)) ?? target;
}

function fills(element: Element, x: number, y: number): boolean {
  if (element.matches('main, section, footer, body, html')) return false;
  const { left, right, top, bottom } = element.matches('a') ? boxOf(element) : element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function sendNothing(): void {
  const read = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    return method.toUpperCase() === 'GET' ? read(input, init) : Promise.reject(new Error('A preview sends nothing'));
  };
}

function keepKeyboardWhereItIs(): void {
  const { focus } = HTMLElement.prototype; // eslint-disable-line @typescript-eslint/unbound-method -- called with its element below
  HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    if (document.hasFocus()) focus.call(this, options);
  };
}
