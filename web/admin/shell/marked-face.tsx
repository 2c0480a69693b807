import type { IconType } from 'react-icons';
import classes from './marked-face.module.css';
import { PersonMark } from './person-mark.tsx';

/** An icon with a meaning, and its colour. Shape and colour both differ between meanings. */
export interface Sign {
  Icon: IconType;
  tone: 'dusk' | 'amber' | 'plum' | 'moss' | 'brick' | 'plain';
}

/** A small round sign. */
export function Seal({ sign: { Icon, tone } }: { sign: Sign }) {
  return (
    <span className={classes.seal} data-tone={tone} aria-hidden>
      <Icon size={12} />
    </span>
  );
}

/** The initials of a person, with a seal on the lower corner that says what it is about. */
export function MarkedFace({ name, size, sign }: { name: string; size: number; sign: Sign }) {
  return (
    <span className={classes.face}>
      <PersonMark name={name} size={size} />
      <span className={classes.corner}>
        <Seal sign={sign} />
      </span>
    </span>
  );
}
