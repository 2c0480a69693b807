import classes from './suggestion-options.module.css';
import type { Suggestion } from './suggestions.ts';

/** Renders a suggestion with the number of records that use it. */
export function suggestionOptions(suggested: readonly Suggestion[]) {
  const counts = new Map(suggested.map(({ word, count }) => [word, count]));
  return function Offered({ option: { value } }: { option: { value: string } }) {
    return (
      <span className={classes.offered}>
        <span className={classes.word}>{value}</span> <span className={classes.count}>{counts.get(value)}</span>
      </span>
    );
  };
}
