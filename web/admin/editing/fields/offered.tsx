import classes from './offered.module.css';
import type { Suggestion } from './suggestions.ts';

/** How a suggested word stands in its list: with how many records have it. */
export function offered(suggested: readonly Suggestion[]) {
  const counts = new Map(suggested.map(({ word, count }) => [word, count]));
  return function Offered({ option: { value } }: { option: { value: string } }) {
    return (
      <span className={classes.offered}>
        <span className={classes.word}>{value}</span> <span className={classes.count}>{counts.get(value)}</span>
      </span>
    );
  };
}
