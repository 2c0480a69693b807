import { scrollBehavior } from '#web/ui/reduced-motion.ts';
import { textBounds } from './text-bounds.ts';
import { carouselOf } from './reveal.ts';

const PADDING = 6;
const THICKNESS = 2.5;
/** The height of the header, which covers the top of the page. */
const HEADER = 90;

/** A frame around the element that is being edited; it follows the element. */
export function createOutline(layer: HTMLElement) {
  const line = document.createElement('div');
  line.dataset.outline = '';
  line.setAttribute('aria-hidden', 'true');
  layer.append(line);
  Object.assign(line.style, {
    position: 'absolute',
    pointerEvents: 'none',
    border: '0 solid #f2a31b',
    boxShadow: '0 0 0 1px rgb(22 18 15 / 45%)',
    display: 'none',
  });

  function draw(element: Element | null): void {
    const box = element && !isOnOtherSlide(element) ? textBounds(element) : null;
    line.style.display = box ? 'block' : 'none';
    if (!box) return;
    const zoom = frameZoom();
    const gap = PADDING / Math.max(zoom, 0.5);
    Object.assign(line.style, {
      borderRadius: `${6 / zoom}px`,
      borderWidth: `${THICKNESS / zoom}px`,
      ...aroundInPage(box, gap),
      top: `${Math.max(box.top - gap, -scrollY) + scrollY}px`,
      height: `${box.height + 2 * gap}px`,
      boxSizing: 'border-box',
    });
  }

  return { draw };
}

/** The left end and the width of a line around a box. It stays within the page, which would scroll sideways otherwise. */
export function aroundInPage({ left, right }: Pick<DOMRect, 'left' | 'right'>, gap: number) {
  const start = Math.max(left - gap, 0);
  const end = Math.min(right + gap, document.documentElement.clientWidth);
  return { left: `${start + scrollX}px`, width: `${Math.max(end - start, 0)}px` };
}

/** Hidden slides lie outside the carousel's window. */
function isOnOtherSlide(element: Element): boolean {
  const frame = carouselOf(element)?.window.getBoundingClientRect();
  const { left, right } = element.getBoundingClientRect();
  const middle = (left + right) / 2;
  return frame !== undefined && (middle < frame.left || middle > frame.right);
}

/** Scrolls to an element. Not by scrollIntoView, which would also move the panel around this page. */
export function jumpTo(element: Element): void {
  scrollTo({ top: element.getBoundingClientRect().top + scrollY, behavior: 'instant' });
}

/** Scrolls only if the element is not fully visible. */
export function scrollIntoSight(element: Element): void {
  const { top, bottom, height } = textBounds(element);
  if (top >= HEADER && bottom <= innerHeight) return;
  const availableHeight = innerHeight - HEADER;
  const scrollTop = top + scrollY - HEADER - Math.max(0, Math.min((availableHeight - height) / 2, availableHeight / 3));
  scrollTo({ top: Math.max(0, scrollTop), behavior: scrollBehavior() });
}

/** Whether the panel shows this page. On a phone, the form stands in its place by turns. */
export function isFrameShown(): boolean {
  return innerWidth > 0 && (frameElement?.getBoundingClientRect().width ?? innerWidth) > 0;
}

/** The scale at which the panel shows this page. */
export function frameZoom(): number {
  const width = frameElement?.getBoundingClientRect().width ?? innerWidth;
  return Math.max(width / innerWidth, 0.1);
}
