import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChangedMark } from './changed-mark.tsx';
import classes from './fields.module.css';
import type { Field } from './use-field.ts';

interface FrameProps {
  field: Field;
  /** False where the label names a group of controls and not one. */
  isControl?: boolean;
  /** Beside the label, such as the value of a slider. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A field's head: its label, and whether it differs from what is saved. */
export function Frame({ field, isControl = true, aside, children }: FrameProps) {
  return (
    <div className={classes.field}>
      <div className={classes.head}>
        <Input.Label
          id={`${field.id}-label`}
          size="md"
          {...(isControl ? { htmlFor: field.id } : { labelElement: 'div' as const })}
        >
          {field.label}
        </Input.Label>
        {field.isChanged && <ChangedMark label={field.label} onUndo={field.undo} />}
        {aside}
      </div>
      {children}
    </div>
  );
}

/** What every control of the kit takes from its field: the id its label names, what is wrong, and help, all tied to it. */
export function controlProps(field: Field, length?: number) {
  const { max, help } = field.info;
  return {
    id: field.id,
    error: field.error,
    description: describe(help, length, max),
    inputWrapperOrder: ['input' as const, 'error' as const, 'description' as const],
    onBlur: field.blur,
  };
}

/** How much of the limit must be used before the rest is counted down. */
const COUNT_FROM = 0.8;

function describe(help?: string, length?: number, max?: number): ReactNode {
  const isNear = length !== undefined && max !== undefined && length >= max * COUNT_FROM;
  if (!isNear) return help;
  const left = max - length;
  return (
    <>
      {help && <>{help} </>}
      <span className={classes.count}>
        {left >= 0 ? `${left} of ${max} characters left.` : `${-left} characters too many.`}
      </span>
    </>
  );
}
