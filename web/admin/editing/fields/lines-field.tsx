import { Textarea } from '@mantine/core';
import { metaOf } from '#contract/field-meta.ts';
import { asList } from '#web/admin/editing/form/values.ts';
import classes from './fields.module.css';
import { controlProps, Frame } from './frame.tsx';
import { textOf, useField, type FieldProps } from './use-field.ts';

/** A list of plain words, one per line; blank lines go when the field is left. */
export function LinesField(props: FieldProps) {
  const field = useField(props);
  const { item = 'entry', help } = metaOf(props.schema);
  const lines = asList(field.value).map(textOf);
  return (
    <Frame field={field}>
      <Textarea
        {...controlProps(field)}
        description={[`One ${item} per line.`, help].filter(Boolean).join(' ')}
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
    </Frame>
  );
}
