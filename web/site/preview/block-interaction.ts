import { COMPARE_KEY, isCompareKey } from './compare-key.ts';
import { isOfPreview } from './layer.ts';
import type { FrameMessage } from './messages.ts';
import type { createPointing } from './pointing.ts';

/**
 * Turns a page into a preview. A click tells the panel which element was meant. Links and forms lead nowhere, nothing
 * is sent, and the page does not take the keyboard focus. Its own buttons (answers, slides) still work.
 */
export function blockInteraction(
  postToPanel: (message: FrameMessage) => void,
  pointing: ReturnType<typeof createPointing>,
): void {
  // On the window with capture, so before the page's own listeners.
  const on = <K extends keyof WindowEventMap>(name: K, act: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(name, act, { capture: true });

  on('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || isOfPreview(target)) return;
    if (target.closest('a, area, [type=submit], [aria-haspopup=dialog], form button:not([type=button])'))
      suppress(event);
    // The page's own clicks are not choices, and the buttons that turn slides belong to no field.
    if (event.isTrusted && event.detail < 2 && !isSlideControl(target)) pointing.clicked(event, target);
  });
  on('dblclick', (event) => {
    if (!(event.target instanceof Element) || isOfPreview(event.target) || event.target.closest('button')) return;
    suppress(event);
    pointing.doubleClicked(event, event.target);
  });
  on('pointermove', pointing.moved);
  document.documentElement.addEventListener('pointerleave', pointing.leave);
  for (const name of ['auxclick', 'submit', 'dragstart', 'drop'] as const) on(name, suppress);
  // Blocks the prefetch: the page behind a link may not exist yet.
  for (const name of ['pointerover', 'focusin', 'touchstart'] as const) {
    on(name, (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation();
    });
  }
  on('keydown', (event) => {
    const { key, ctrlKey, metaKey } = event;
    if (isCompareKey(event)) postToPanel({ preview: 'compare', isHeld: true });
    if (!(ctrlKey || metaKey) || !PANEL_KEYS.includes(key.toLowerCase())) return;
    suppress(event);
    postToPanel({ preview: 'key', key, ctrlKey, metaKey });
  });
  on('keyup', (event) => {
    if (event.key === COMPARE_KEY) postToPanel({ preview: 'compare', isHeld: false });
  });
  blockWrites();
  blockFocusChanges();
  document.documentElement.style.cursor = 'pointer';
}

/** Save and search. */
const PANEL_KEYS = ['s', 'k'];

function isSlideControl(target: Element): boolean {
  return target.closest('[aria-roledescription="carousel"] button') !== null && !target.closest('[data-slides]');
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
