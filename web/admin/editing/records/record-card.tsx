import type { ReactNode } from 'react';
import classes from './record-pane.module.css';

interface RecordCardProps {
  /** Shown if the card holds more than one field. */
  title?: string;
  children: ReactNode;
}

/** A block of the right column. */
export function RecordCard({ title, children }: RecordCardProps) {
  return (
    <section className={classes.card} aria-label={title}>
      {title && <h3 className={classes.cardTitle}>{title}</h3>}
      {children}
    </section>
  );
}
