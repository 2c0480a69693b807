import { TbUser } from 'react-icons/tb';
import classes from './person-mark.module.css';

/** The colours in person-mark.module.css. */
const HOURS = 5;

interface PersonMarkProps {
  /** Empty for somebody unknown. */
  name: string;
  size: number;
}

/** The initials of a person in an arch. The same name always has the same colour. */
export function PersonMark({ name, size }: PersonMarkProps) {
  const letters = initials(name);
  return (
    <span
      className={classes.mark}
      data-hour={hourOf(name)}
      data-empty={!letters || undefined}
      style={{ width: size, height: Math.round(size * 1.14), fontSize: Math.round(size * 0.4) }}
      aria-hidden
    >
      {letters || <TbUser size={size * 0.55} />}
    </span>
  );
}

/** The first letters of the first and the last word of a name: 'Devika Nair' becomes 'DN'. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => Array.from(word)[0]?.toUpperCase()).join('');
}

/** The hour of dusk in which a name is shown, from 0. */
export function hourOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % HOURS;
}
