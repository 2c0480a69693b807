import { TbSelector } from 'react-icons/tb';
import classes from './status.module.css';

/** The label of a status: underscores become spaces, and `suspicious` is shown as Spam. */
export function statusLabel(status: string): string {
  if (status === 'suspicious') return 'Spam';
  const text = status.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A status as a dot and a word. */
export function StatusWord({ status }: { status: string }) {
  return (
    <span className={classes.word}>
      <span className={classes.dot} data-status={status} />
      {statusLabel(status)}
    </span>
  );
}

interface StatusSelectProps<S extends string> {
  label: string;
  value: S;
  options: readonly S[];
  onChange: (status: S) => void;
  /** Without a border, for rows of a list. */
  isBare?: boolean;
}

/** A status select that saves at once. */
export function StatusSelect<S extends string>({ label, value, options, onChange, isBare }: StatusSelectProps<S>) {
  return (
    <span className={classes.frame} data-bare={isBare || undefined}>
      <span className={classes.dot} data-status={value} />
      <select
        className={classes.select}
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option === event.currentTarget.value);
          if (chosen) onChange(chosen);
        }}
      >
        {options.map((status) => (
          <option key={status} value={status}>
            {statusLabel(status)}
          </option>
        ))}
      </select>
      <TbSelector className={classes.arrow} size={14} aria-hidden />
    </span>
  );
}
