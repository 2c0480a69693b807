import type { ReactNode } from 'react';
import { ROWS_ID, moveBetweenRows } from './list-keyboard.ts';
import classes from './record-list.module.css';

interface RowListProps {
  kind: { words: { title: string } };
  /** Whether the shown rows are about to be replaced. */
  isBusy?: boolean;
  children: ReactNode;
}

/** The frame of the rows, with keyboard navigation. */
export function RowList({ kind: { words }, isBusy = false, children }: RowListProps) {
  return (
    <ul
      id={ROWS_ID}
      className={classes.rows}
      aria-label={words.title}
      aria-busy={isBusy || undefined}
      onKeyDown={moveBetweenRows}
    >
      {children}
    </ul>
  );
}
