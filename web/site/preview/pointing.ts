import { isOfPreview } from './layer.ts';
import { fieldAt } from './locate-field.ts';
import type { FrameMessage, PanelMessage } from './messages.ts';
import type { createNameTag } from './name-tag.ts';
import { isFrameShown } from './outline.ts';
import { textBounds } from './text-bounds.ts';

/** How long the pointer rests on a place before the place is named. */
const REST_MS = 60;
/** How long the tag of a clicked place stays that no field shows. */
const FIXED_MS = 1600;

type NameMessage = Extract<PanelMessage, { preview: 'name' }>;

/** Asks the panel what the places under the pointer are, and shows the answers. */
export function createPointing(post: (message: FrameMessage) => void, tag: ReturnType<typeof createNameTag>) {
  let current: { id: number; element: Element | null } = { id: 0, element: null };
  let last: Element | null = null;
  let timer = 0;

  function tell(preview: 'hovered' | 'clicked' | 'doubleClicked', target: Element): void {
    const field = fieldAt(target);
    current = { id: current.id + 1, element: field?.element ?? target };
    post({ preview, id: current.id, path: field?.path ?? '', section: sectionOf(target) });
  }

  function leave(): void {
    clearTimeout(timer);
    last = null;
    tag.hide();
  }

  return {
    leave,
    clicked: (event: MouseEvent, target: Element) => tell('clicked', elementAtPoint(event, target)),
    doubleClicked: (event: MouseEvent, target: Element) => tell('doubleClicked', elementAtPoint(event, target)),
    moved: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons > 0) return;
      // A text that is edited needs no name.
      if (
        !(event.target instanceof Element) ||
        isOfPreview(event.target) ||
        document.activeElement?.matches('textarea')
      ) {
        leave();
        return;
      }
      const element = elementAtPoint(event, event.target);
      if (element === last) return;
      leave();
      last = element;
      timer = window.setTimeout(() => tell('hovered', element), REST_MS);
    },
    named: ({ id, name, kind }: NameMessage) => {
      const { element } = current;
      if (id !== current.id || !element?.isConnected || !isFrameShown()) return;
      tag.show(element, name, kind);
      clearTimeout(timer);
      if (kind === 'fixed') timer = window.setTimeout(tag.hide, FIXED_MS);
    },
  };
}

/** The section of the site that an element belongs to. The blocks of a service's page have ids of their own words. */
function sectionOf(element: Element): string {
  if (!element.closest('main')) {
    if (element.closest('header a[href="/"]:not(nav a)')) return 'brand';
    if (element.closest('header')) return 'header';
    if (element.closest('aside')) return 'chat';
  }
  if (element.closest('main ~ footer')) return 'footer';
  const section = element.closest('main > section, main > [data-lazy] > section');
  return section?.id || (section?.getAttribute('aria-labelledby') ?? '').replace(/-heading$/, '');
}

/** The element at the pointer: a link may cover a whole card, with its text in one corner. */
function elementAtPoint({ clientX, clientY, detail, type }: MouseEvent, target: Element): Element {
  if (detail === 0 && type === 'click') return target; // by keyboard
  return document.elementsFromPoint(clientX, clientY).find((one) => containsPoint(one, clientX, clientY)) ?? target;
}

function containsPoint(element: Element, x: number, y: number): boolean {
  if (isOfPreview(element) || element.matches('main, section, footer, body, html')) return false;
  const { left, right, top, bottom } = element.matches('a') ? textBounds(element) : element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
