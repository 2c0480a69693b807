import type { ReactNode } from 'react';
import { ROWS_ID, walkRows } from './list-keys.ts';
import classes from './record-list.module.css';

interface RowListProps {
  kind: { words: { title: string } };
  /** Whether what is shown is about to be replaced. */
  isBusy?: boolean;
  children: ReactNode;
}

/** The frame of the lines, in which one goes up and down by keys. */
export function RowList({ kind: { words }, isBusy = false, children }: RowListProps) {
  return (
    <ul
      id={ROWS_ID}
      className={classes.rows}
      aria-label={words.title}
      aria-busy={isBusy || undefined}
      onKeyDown={walkRows}
    >
      {children}
    </ul>
  );
}
