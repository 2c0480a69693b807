import { onInView } from './in-view.ts';
import { prefersReducedMotion } from './reduced-motion.ts';

const DURATION_MS = 900;
const FIRST_NUMBER = /\d[\d,.]*/;

/**
 * A `ref` for a text with a figure: its first number counts up from 0, once, when the visitor scrolls down to it. The
 * text must have a copy for screen readers. A figure that is visible at the start does not change.
 */
export function countUpOnScroll(element: HTMLElement | null): (() => void) | undefined {
  const text = element?.firstChild?.nodeValue ?? '';
  const number = FIRST_NUMBER.exec(text)?.[0];
  if (!element || !number || prefersReducedMotion() || element.getBoundingClientRect().top < innerHeight)
    return undefined;
  let frame = 0;
  const stop = onInView(
    element,
    () => {
      stop();
      const start = performance.now();
      const step = (now: number) => {
        const done = Math.min(Math.max((now - start) / DURATION_MS, 0), 1);
        const eased = 1 - (1 - done) ** 3;
        show(element, done === 1 ? text : text.replace(FIRST_NUMBER, scaled(number, eased)));
        if (done < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    },
    '-10% 0px',
  );
  return () => {
    stop();
    cancelAnimationFrame(frame);
    show(element, text);
  };
}

/** A part of a number, with its decimals and separators: half of '1,140' is '570', half of '0.9' is '0.5'. */
export function scaled(number: string, part: number): string {
  const [, decimals = ''] = number.split('.');
  const value = Number(number.replaceAll(',', '')) * part;
  const text = value.toFixed(decimals.length);
  return number.includes(',') ? text.replace(/\B(?=(\d{3})+(?!\d))/g, ',') : text;
}

/** Changes the text node that React made, so that React finds it again. */
function show(element: HTMLElement, text: string): void {
  if (element.firstChild) element.firstChild.nodeValue = text;
}
