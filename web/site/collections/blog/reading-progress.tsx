import { useEffect, useRef, type RefObject } from 'react';
import { blogTexts } from '#contract/texts/blog.ts';
import styles from './progress.module.css';

/** A line along the top of the window that shows how far the visitor has read. */
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
    // Pictures that load move the end of the text.
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
      aria-label={blogTexts.progress}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
    />
  );
}

/** How much of a text has been read, 0 to 100: 0 at the top of the page, 100 when its last line is visible. */
export function progressOf(scrolled: number, textEnd: number, viewHeight: number): number {
  const way = textEnd - viewHeight;
  if (way <= 0) return 100;
  return Math.round(Math.min(Math.max(scrolled / way, 0), 1) * 100);
}
