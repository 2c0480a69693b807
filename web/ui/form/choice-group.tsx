import { useId, type ReactNode } from 'react';
import { FieldError } from './field.tsx';
import styles from './form.module.css';

interface ChoiceGroupProps {
  legend: string;
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Radio buttons for one question. */
export function ChoiceGroup({ legend, error, className, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={error && `${id}-error`}>
      <legend className={styles.label}>{legend}</legend>
      <div className={className}>{children}</div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
