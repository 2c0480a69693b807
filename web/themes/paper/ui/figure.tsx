import figures from '../art/figures.svg?no-inline';
import styles from './drawing.module.css';

const FIGURES = 6;

interface FigureProps {
  /** From 1. The figures begin again after the sixth. */
  number: number;
  className?: string | undefined;
  'data-field'?: string | undefined;
}

/** A dune in contour lines: each service has another. Decoration. */
export function Figure({ number, className, ...rest }: FigureProps) {
  return (
    <svg
      {...rest}
      className={[styles.figure, className].filter(Boolean).join(' ')}
      width="120"
      height="120"
      viewBox="0 0 120 120"
      aria-hidden="true"
    >
      <use href={`${figures}#${((number - 1) % FIGURES) + 1}`} />
    </svg>
  );
}
