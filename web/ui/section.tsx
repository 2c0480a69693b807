import type { HTMLAttributes, ReactNode } from 'react';
import { Ridge, type Ground, type RidgeShape } from './ridge.tsx';
import styles from './section.module.css';

interface SectionProps extends HTMLAttributes<HTMLElement> {
  ground?: Ground;
  /** Starts the section with a dune curve, which covers the end of the one before. */
  ridge?: RidgeShape;
  children: ReactNode;
}

/**
 * A full-width section on its ground, with the page's width and spacing inside. The ground sets the colours --fg,
 * --fg-soft, --accent, --accent-small and --hairline.
 */
export function Section({ ground = 'paper', ridge, className, children, ...rest }: SectionProps) {
  const names = [styles.section, styles[ground], ridge && styles.ridged, className];
  return (
    <section className={names.filter(Boolean).join(' ')} {...rest}>
      {ridge && <Ridge ground={ground} shape={ridge} />}
      <div className={styles.inner}>{children}</div>
    </section>
  );
}

/** The page's width and margins, for full-bleed elements with their own layout. */
export function Inner({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={[styles.inner, className].filter(Boolean).join(' ')}>{children}</div>;
}
