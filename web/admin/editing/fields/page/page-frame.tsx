import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChangedMark } from '#web/admin/editing/fields/changed-mark.tsx';
import type { Field } from '#web/admin/editing/fields/use-field.ts';
import classes from './page.module.css';

interface PageFrameProps {
  field: Field;
  /** False if the label names a group of controls. */
  isControl?: boolean;
  /** Whether the control is a line of small text, with the change mark at its end. */
  isLine?: boolean;
  /** Shown below the control. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A field of a page to write on: its label is only read out, and the change mark stands above its end. */
export function PageFrame({ field, isControl = true, isLine = false, aside, children }: PageFrameProps) {
  return (
    <div className={`${classes.frame ?? ''} ${isLine ? (classes.line ?? '') : ''}`}>
      <Input.Label
        id={`${field.id}-label`}
        className={classes.unseen ?? ''}
        {...(isControl ? { htmlFor: field.id } : { labelElement: 'div' as const })}
      >
        {field.label}
      </Input.Label>
      {field.isChanged && (
        <span className={classes.mark}>
          <ChangedMark label={field.label} onUndo={field.undo} />
        </span>
      )}
      {children}
      {aside && <div className={classes.aside}>{aside}</div>}
    </div>
  );
}
