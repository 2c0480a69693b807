import { clickTrail } from './locate-field.ts';
import { textBounds } from './text-bounds.ts';
import type { FrameMessage } from './messages.ts';

/**
 * Turns a page into a preview. A click tells the panel which element was meant. Links and forms lead nowhere, nothing
 * is sent, and the page does not take the keyboard focus. Its own buttons (answers, slides) still work.
 */
export function blockInteraction(postToPanel: (message: FrameMessage) => void, getContainer: () => Element): void {
  // On the window with capture, so before the page's own listeners.
  const on = <K extends keyof WindowEventMap>(name: K, act: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(name, act, { capture: true });

  on('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest('a, area, [type=submit], form button:not([type=button])')) suppress(event);
    // The page's own clicks are not choices, and the buttons that turn slides belong to no field.
    if (event.isTrusted && !isSlideControl(target))
      postToPanel(clickMessage(elementAtPoint(event, target), getContainer()));
  });
  for (const name of ['auxclick', 'submit', 'dragstart', 'drop'] as const) on(name, suppress);
  // Blocks the prefetch: the page behind a link may not exist yet.
  for (const name of ['pointerover', 'focusin', 'touchstart'] as const) {
    on(name, (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation();
    });
  }
  on('keydown', (event) => {
    const { key, ctrlKey, metaKey } = event;
    if (!(ctrlKey || metaKey) || !PANEL_KEYS.includes(key.toLowerCase())) return;
    suppress(event);
    postToPanel({ preview: 'key', key, ctrlKey, metaKey });
  });
  blockWrites();
  blockFocusChanges();
  document.documentElement.style.cursor = 'pointer';
}

/** Save and search. */
const PANEL_KEYS = ['s', 'k'];

function clickMessage(target: Element, container: Element): FrameMessage {
  return {
    preview: 'clicked',
    trail: clickTrail(target, document.body),
    isInside: container.contains(target),
    section: sectionOf(target),
  };
}

/** The section of the site that an element belongs to. The blocks of a service's page have ids of their own words. */
function sectionOf(element: Element): string {
  const section = element.closest('main > section[id], main > [data-lazy] > section[id], main ~ footer');
  return section?.id || (section?.matches('footer') ? 'footer' : '');
}

function isSlideControl(target: Element): boolean {
  return (
    target.closest('[aria-roledescription="carousel"] button') !== null && !target.closest('[aria-label="Slides"]')
  );
}

/** The element at the position of a click: a link may cover a whole card, with its text in one corner. */
function elementAtPoint({ clientX, clientY, detail }: MouseEvent, target: Element): Element {
  if (detail === 0) return target; // by keyboard
  return document.elementsFromPoint(clientX, clientY).find((one) => containsPoint(one, clientX, clientY)) ?? target;
}

function containsPoint(element: Element, x: number, y: number): boolean {
  if (element.matches('main, section, footer, body, html')) return false;
  const { left, right, top, bottom } = element.matches('a') ? textBounds(element) : element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

function suppress(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function blockWrites(): void {
  const read = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    return method.toUpperCase() === 'GET'
      ? read(input, init)
      : Promise.reject(new Error('This is only a preview: nothing was sent'));
  };
}

function blockFocusChanges(): void {
  const { focus } = HTMLElement.prototype; // oxlint-disable-line typescript/unbound-method -- called with its element below
  HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
    if (document.hasFocus()) focus.call(this, options);
  };
}
