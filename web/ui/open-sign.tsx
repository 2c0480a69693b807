import { prefersReducedMotion } from './reduced-motion.ts';
import styles from './open-sign.module.css';

/** The disc that follows a mouse inside a picture; see followPointer(). The cursor stays. */
export function OpenSign() {
  return <span className={styles.sign} aria-hidden="true" />;
}

/** The part of the remaining way that the disc moves in each frame. */
const EASE = 0.18;
const NEAR_PX = 0.5;

/**
 * A `ref` for the frame of a picture that contains an OpenSign. The link may cover the frame, so it watches the parent
 * of the frame.
 */
export function followPointer(frame: HTMLElement | null): (() => void) | undefined {
  const sign = frame?.querySelector<HTMLElement>(`.${styles.sign}`);
  const card = frame?.parentElement;
  if (!frame || !sign || !card || prefersReducedMotion()) return undefined;
  const at = { x: 0, y: 0 };
  const target = { x: 0, y: 0 };
  let request = 0;

  function step() {
    at.x += (target.x - at.x) * EASE;
    at.y += (target.y - at.y) * EASE;
    sign?.style.setProperty('translate', `${at.x}px ${at.y}px`);
    const isNear = Math.hypot(target.x - at.x, target.y - at.y) < NEAR_PX;
    request = isNear ? 0 : requestAnimationFrame(step);
  }

  function onMove({ pointerType, clientX, clientY }: PointerEvent) {
    if (!frame || !sign || pointerType !== 'mouse') return;
    const { left, top, width, height } = frame.getBoundingClientRect();
    const [x, y] = [clientX - left, clientY - top];
    const isInside = x >= 0 && y >= 0 && x <= width && y <= height;
    Object.assign(target, { x, y });
    if (isInside && !sign.hasAttribute('data-shown')) Object.assign(at, target);
    sign.toggleAttribute('data-shown', isInside);
    if (request === 0) request = requestAnimationFrame(step);
  }
  const onLeave = () => sign.removeAttribute('data-shown');

  card.addEventListener('pointermove', onMove);
  card.addEventListener('pointerleave', onLeave);
  return () => {
    cancelAnimationFrame(request);
    card.removeEventListener('pointermove', onMove);
    card.removeEventListener('pointerleave', onLeave);
  };
}
