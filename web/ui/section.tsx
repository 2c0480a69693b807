import type { HTMLAttributes, ReactNode } from 'react';
import { Ridge, type Ground, type RidgeShape } from './ridge.tsx';
import styles from './section.module.css';

interface SectionProps extends HTMLAttributes<HTMLElement> {
  ground?: Ground;
  /** Lets the section begin in a dune curve that covers the end of the one before. */
  ridge?: RidgeShape;
  children: ReactNode;
}

/**
 * A full-width part of a page on its ground, with the page's width and spacing inside. Its ground sets the
 * colours --fg, --fg-soft, --accent, --accent-small and --hairline for what stands on it.
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

/** The page's width and edges, for what is full-bleed and lays out itself. */
export function Inner({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={[styles.inner, className].filter(Boolean).join(' ')}>{children}</div>;
}
