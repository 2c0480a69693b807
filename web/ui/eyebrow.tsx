import type { ReactNode } from 'react';
import styles from './eyebrow.module.css';

interface EyebrowProps {
  className?: string;
  'data-field'?: string | undefined;
  children: ReactNode;
}

/** The small line above a heading, with the dune mark. */
export function Eyebrow({ className, children, ...rest }: EyebrowProps) {
  return (
    <p {...rest} className={[styles.eyebrow, className].filter(Boolean).join(' ')}>
      <DuneMark className={styles.mark} />
      <span>{children}</span>
    </p>
  );
}

export function DuneMark({ className }: { className?: string }) {
  return (
    <svg className={className} width="28" height="13" viewBox="0 0 28 13" fill="none" aria-hidden="true">
      <path
        d="M1 12C7 11.5 10 7 14 1.5C17.5 7 21 11.5 27 12"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
