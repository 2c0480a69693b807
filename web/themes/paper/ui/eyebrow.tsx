import type { ComponentProps } from 'react';
import type { Eyebrow as Base } from '#web/ui/eyebrow.tsx';
import styles from '#web/ui/eyebrow.module.css';

/** The small words above a heading. The first of a section stands beside the number of the section. */
export function Eyebrow({ className, children, ...rest }: ComponentProps<typeof Base>) {
  return (
    <p {...rest} className={[styles.eyebrow, className].filter(Boolean).join(' ')}>
      <span>{children}</span>
    </p>
  );
}

/** A triangle: a survey mark on a map. */
export function DuneMark({ className }: { className?: string }) {
  return (
    <svg className={className} width="28" height="13" viewBox="0 0 28 13" aria-hidden="true">
      <path d="M14 1l7 12H7z" fill="currentColor" />
    </svg>
  );
}
