import { useEffect, useRef, type RefObject } from 'react';
import styles from './progress.module.css';
import { progressOf } from './progress-of.ts';

/** How far one has read, as a line along the top of the window. */
export function ReadingProgress({ text }: { text: RefObject<HTMLElement | null> }) {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const show = () => {
      if (!text.current || !bar.current) return;
      const end = text.current.getBoundingClientRect().bottom + scrollY;
      const progress = progressOf(scrollY, end, innerHeight);
      bar.current.setAttribute('aria-valuenow', String(progress));
      bar.current.style.setProperty('--progress', String(progress / 100));
    };
    show();
    // Pictures that arrive move the end of the text.
    const observer = new ResizeObserver(show);
    observer.observe(document.body);
    addEventListener('scroll', show, { passive: true });
    addEventListener('resize', show);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', show);
      removeEventListener('resize', show);
    };
  }, [text]);

  return (
    <div
      ref={bar}
      className={styles.bar}
      role="progressbar"
      aria-label="Reading progress"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
    />
  );
}
