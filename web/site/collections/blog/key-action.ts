export interface KeyPress {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  defaultPrevented: boolean;
}

/** What has the focus: a field uses every key, a widget that moves sideways uses the arrows. */
export type FocusKind = 'field' | 'moves' | 'page';
export type KeyAction = 'search' | 'previous' | 'next' | null;

/** What a key does in the list of posts. Shift disables only the arrows: some keyboards need it to type '/'. */
export function keyAction(press: KeyPress, focus: FocusKind): KeyAction {
  if (press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey || focus === 'field') return null;
  if (press.key === '/') return 'search';
  if (press.shiftKey || focus === 'moves') return null;
  if (press.key === 'ArrowLeft') return 'previous';
  return press.key === 'ArrowRight' ? 'next' : null;
}

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], dialog';
const MOVING =
  '[role="slider"], [role="tablist"], [role="radiogroup"], [aria-roledescription="carousel"], video, audio';

export function focusKind(target: EventTarget | null): FocusKind {
  if (!(target instanceof Element)) return 'page';
  if (target.closest(FIELDS)) return 'field';
  return target.closest(MOVING) || scrollsSideways(target) ? 'moves' : 'page';
}

function scrollsSideways(element: Element | null): boolean {
  if (!element || element === document.body || element === document.documentElement) return false;
  const { overflowX } = getComputedStyle(element);
  const scrolls = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth;
  return scrolls || scrollsSideways(element.parentElement);
}
