import { Input, Radio } from '@mantine/core';
import { ChangedMark } from '../changed-mark.tsx';
import fieldClasses from '../fields.module.css';
import { asText, useField, type FieldProps } from '../use-field.ts';
import classes from './blocks.module.css';

/** The looks that a designer gave a kind of block. A kind with one look has no choice. */
export function LookField(props: FieldProps) {
  const field = useField(props);
  const { options = [], optionLabels = {} } = field.info;
  if (options.length < 2) return null;
  return (
    <div className={fieldClasses.field}>
      <div className={fieldClasses.head}>
        <Input.Label id={`${field.id}-label`} labelElement="div" size="md">
          {field.label}
        </Input.Label>
        {field.isChanged && <ChangedMark label={field.label} onUndo={field.undo} />}
      </div>
      <Radio.Group value={asText(field.value)} onChange={field.set} aria-labelledby={`${field.id}-label`}>
        <div id={field.id} className={classes.looks} tabIndex={-1}>
          {options.map((value) => (
            <Radio.Card key={value} value={value} className={classes.lookCard}>
              <Radio.Indicator />
              {optionLabels[value] ?? value}
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      {field.error && <Input.Error role="alert">{field.error}</Input.Error>}
    </div>
  );
}
