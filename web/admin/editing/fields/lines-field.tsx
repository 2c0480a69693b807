import { Textarea } from '@mantine/core';
import { metaOf } from '#contract/field-meta.ts';
import { asList } from '#web/admin/editing/form/values.ts';
import classes from './fields.module.css';
import { controlProps, FieldFrame } from './field-frame.tsx';
import { asText, useField, type FieldProps } from './use-field.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

/** A list of plain lines. Blank lines are removed on blur. */
export function LinesField(props: FieldProps) {
  const field = useField(props);
  const { item = 'entry', help } = metaOf(props.schema);
  const lines = asList(field.value).map(asText);
  return (
    <FieldFrame field={field}>
      <Textarea
        {...controlProps(field)}
        description={[fieldsTexts.onePerLine(item), help].filter(Boolean).join(' ')}
        classNames={{ input: classes.growing }}
        rows={3}
        value={lines.join('\n')}
        onChange={({ currentTarget: { value } }) => field.set(value === '' ? [] : value.split('\n'))}
        onBlur={() => {
          const filled = lines.map((line) => line.trim()).filter(Boolean);
          if (filled.length !== lines.length) field.set(filled);
          field.blur();
        }}
      />
    </FieldFrame>
  );
}
