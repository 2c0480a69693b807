import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChangedMark } from './changed-mark.tsx';
import classes from './fields.module.css';
import type { Field } from './use-field.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

interface FrameProps {
  field: Field;
  /** False if the label names a group of controls. */
  isControl?: boolean;
  /** Shown beside the label, such as the value of a slider. */
  aside?: ReactNode;
  /** Called when the focus leaves the field with everything in it. */
  onLeave?: (() => void) | undefined;
  children: ReactNode;
}

/** A field's label, help and change mark around its control. */
export function FieldFrame({ field, isControl = true, aside, onLeave, children }: FrameProps) {
  return (
    <div
      className={classes.field}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave?.();
      }}
    >
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

/** The id, error and help props shared by all Mantine controls of a field. */
export function controlProps(field: Field, length?: number) {
  const { max, help } = field.info;
  return {
    id: field.id,
    error: field.error,
    description: describedBy(help, length, max),
    inputWrapperOrder: ['input' as const, 'error' as const, 'description' as const],
    onBlur: field.blur,
  };
}

/** The share of the limit from which the remaining characters are shown. */
const COUNT_FROM = 0.8;

function describedBy(help?: string, length?: number, max?: number): ReactNode {
  const isNearLimit = length !== undefined && max !== undefined && length >= max * COUNT_FROM;
  if (!isNearLimit) return help;
  const left = max - length;
  return (
    <>
      {help && <>{help} </>}
      <span className={classes.count}>
        {left >= 0 ? fieldsTexts.ofCharactersLeft(left, max) : fieldsTexts.charactersTooMany(-left)}
      </span>
    </>
  );
}
