import { useEffect, useRef } from 'react';
import styles from './sunset.module.css';

/**
 * The desert at dusk behind the hero's text, in layers. Scrolling past the hero lowers the sun; a mouse shifts the
 * layers by a few pixels. Pictures of editors replace it.
 */
export function Sunset() {
  const scene = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const controller = new AbortController();
    if (scene.current && matchMedia('(pointer: fine) and (prefers-reduced-motion: no-preference)').matches)
      followPointer(scene.current, controller.signal);
    return () => controller.abort();
  }, []);
  return (
    <div ref={scene} className={styles.scene} aria-hidden="true">
      <div className={styles.sky} />
      <div className={styles.shade} />
      <div className={styles.sun} />
      <div className={styles.far} />
      <div className={styles.near} />
      <div className={styles.night} />
    </div>
  );
}

/** Sets `--x` and `--y` to the position of the pointer in the window, from -1 to 1. A transition smooths them. */
function followPointer(scene: HTMLElement, signal: AbortSignal) {
  const follow = ({ clientX, clientY }: PointerEvent) => {
    scene.style.setProperty('--x', ((2 * clientX) / innerWidth - 1).toFixed(2));
    scene.style.setProperty('--y', ((2 * clientY) / innerHeight - 1).toFixed(2));
  };
  scene.parentElement?.addEventListener('pointermove', follow, { signal, passive: true });
}
