import { prefersReducedMotion } from '#web/ui/reduced-motion.ts';
import type { PlaceKind } from './messages.ts';
import { aroundInPage, frameZoom } from './outline.ts';
import { textBounds } from './text-bounds.ts';

const AMBER = { background: '#f2a31b', color: '#16120f' };
const NIGHT = { background: '#1a1c36', color: '#f3eee6' };
const SIZE = 12;
const FADE_MS = 120;

/** A tag with the name of the place under the pointer, and a thin line around it. */
export function createNameTag(layer: HTMLElement) {
  const line = part({ borderStyle: 'dashed' });
  const tag = part({ fontFamily: 'var(--font-text), sans-serif', fontWeight: '650', whiteSpace: 'nowrap' });
  tag.dataset.nameTag = '';
  layer.append(line, tag);

  function show(element: Element, name: string, kind: PlaceKind): void {
    const box = textBounds(element);
    const zoom = frameZoom();
    const colors = kind === 'field' ? AMBER : NIGHT;
    tag.textContent = name;
    Object.assign(tag.style, {
      ...colors,
      fontSize: `${SIZE / zoom}px`,
      lineHeight: `${20 / zoom}px`,
      padding: `0 ${7 / zoom}px`,
      borderRadius: `${4 / zoom}px`,
    });
    const gap = 6 / zoom;
    const room = document.documentElement.clientWidth - tag.offsetWidth;
    const above = box.top - gap - tag.offsetHeight;
    Object.assign(tag.style, {
      left: `${Math.max(0, Math.min(box.left - gap, room)) + scrollX}px`,
      // Without room above it, the tag stands below.
      top: `${(above > 0 ? above : box.bottom + gap) + scrollY}px`,
      opacity: '1',
    });
    Object.assign(line.style, {
      borderWidth: `${1.5 / zoom}px`,
      borderColor: colors.background,
      borderRadius: `${6 / zoom}px`,
      ...aroundInPage(box, gap),
      top: `${box.top - gap + scrollY}px`,
      height: `${box.height + 2 * gap}px`,
      opacity: kind === 'fixed' ? '0' : '1',
    });
  }

  function hide(): void {
    tag.style.opacity = '0';
    line.style.opacity = '0';
  }

  return { show, hide };
}

function part(style: Record<string, string>): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, {
    ...{ position: 'absolute', pointerEvents: 'none', boxSizing: 'border-box', opacity: '0' },
    ...(!prefersReducedMotion() && { transition: `opacity ${FADE_MS}ms` }),
    ...style,
  });
  return element;
}
