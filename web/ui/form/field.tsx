import { useId, type ReactNode } from 'react';
import { controlTexts } from '#contract/texts/controls.ts';
import { formTexts } from '#contract/texts/forms.ts';
import styles from './form.module.css';

/** The props of the control inside a field, which connect it to label, hint and error. */
export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  optional?: boolean | undefined;
  /** The length and limit of the text; near the limit the field shows the characters left. */
  counter?: { length: number; limit: number } | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** One labelled control with its hint, and its error below. */
export function Field({ label, error, hint, optional = false, counter: room, className, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {controlTexts.optional}</span>}
      </label>
      <div className={styles.box}>
        {children({
          id,
          className: styles.control,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': described || undefined,
        })}
      </div>
      {hint && (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {room && (
        <p className={styles.room} role="status">
          {charactersLeft(room.length, room.limit)}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <circle cx="8" cy="8" r="6.75" stroke="currentColor" strokeWidth="1.5" />
        <path d="M8 4.5v4.25M8 11v.4" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
      </svg>
      {children}
    </p>
  );
}

/** The share of the limit from which the count shows. */
const SHOWN_FROM = 0.9;

/** The characters left for a text near its limit; '' otherwise. */
export function charactersLeft(length: number, limit: number): string {
  if (length < limit * SHOWN_FROM) return '';
  const left = Math.max(limit - length, 0);
  return formTexts.charactersLeft(left);
}
