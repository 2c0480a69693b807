import type { HTMLAttributes, ReactNode } from 'react';
import { Ridge, type Ground, type RidgeShape } from './ridge.tsx';
import styles from './section.module.css';

interface SectionProps extends HTMLAttributes<HTMLElement> {
  ground?: Ground;
  /** The dune curve at its start, which covers the end of the part before. It appears only where night meets day. */
  ridge?: RidgeShape;
  /** The space above and below the content. */
  space?: 'small' | 'regular' | 'large';
  children: ReactNode;
}

/**
 * A full-width section on its ground, with the page's width and spacing inside. The ground sets the colours --fg,
 * --fg-soft, --accent, --accent-small and --hairline.
 */
export function Section({ ground = 'paper', ridge, space = 'regular', className, children, ...rest }: SectionProps) {
  const names = [styles.section, styles[ground], ridge && styles.ridged, styles[space], className];
  return (
    <section
      className={names.filter(Boolean).join(' ')}
      data-scene={ground === 'night' ? '' : undefined}
      data-day={ground === 'night' ? undefined : ''}
      {...rest}
    >
      {ridge && <Ridge className={styles.ridge} ground={ground} shape={ridge} />}
      <div className={styles.inner}>{children}</div>
    </section>
  );
}

interface InnerProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The page's width and margins, for full-bleed elements with their own layout. */
export function Inner({ className, children }: InnerProps) {
  return <div className={[styles.inner, className].filter(Boolean).join(' ')}>{children}</div>;
}
