import { TbLock } from 'react-icons/tb';
import { metaOf } from '#contract/field-meta.ts';
import { valueText } from '#web/admin/editing/form/format-value.ts';
import { FieldFrame } from './field-frame.tsx';
import classes from './fixed-field.module.css';
import { useField, type FieldProps } from './use-field.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

/** A field whose value the environment sets: it can be read here, and changed only there. */
export function FixedField({ variable, ...props }: FieldProps & { variable: string }) {
  const field = useField(props);
  const isSecret = metaOf(props.schema).widget === 'secret';
  return (
    <FieldFrame field={{ ...field, isChanged: false }} isControl={false}>
      <div
        className={classes.value}
        data-fixed-value
        role="group"
        aria-labelledby={`${field.id}-label`}
        id={field.id}
        tabIndex={-1}
      >
        {isSecret ? '••••••••' : valueText(props.schema, field.value) || '–'}
      </div>
      <p className={classes.from}>
        <TbLock size={14} aria-hidden /> {fieldsTexts.setByInTheServers(variable)}
      </p>
    </FieldFrame>
  );
}
