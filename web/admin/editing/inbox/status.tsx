import { TbChevronDown } from 'react-icons/tb';
import classes from './status.module.css';
import * as inboxTexts from '#web/admin/texts/inbox.ts';

/** The label of a status: underscores become spaces, and `suspicious` is shown as Spam. */
export function statusLabel(status: string): string {
  if (status === 'suspicious') return inboxTexts.spam;
  const text = status.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A status as a dot and a word. */
export function StatusWord({ status, name = statusLabel(status) }: { status: string; name?: string }) {
  return (
    <span className={classes.word} data-status={status}>
      <span className={classes.dot} />
      {name}
    </span>
  );
}

interface StatusSelectProps<S extends string> {
  label: string;
  value: S;
  options: readonly S[];
  onChange: (status: S) => void;
  nameOf?: ((status: string) => string) | undefined;
  /** Small and without a border, for rows of a list. */
  isChip?: boolean | undefined;
}

/** A status select that saves at once. */
export function StatusSelect<S extends string>({
  label,
  value,
  options,
  onChange,
  nameOf = statusLabel,
  isChip,
}: StatusSelectProps<S>) {
  return (
    <span className={classes.frame} data-chip={isChip || undefined} data-status={value}>
      <span className={classes.word} data-status={value} aria-hidden>
        <span className={classes.dot} />
        {nameOf(value)}
      </span>
      <TbChevronDown className={classes.arrow} size={isChip ? 12 : 16} aria-hidden />
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
            {nameOf(status)}
          </option>
        ))}
      </select>
    </span>
  );
}
