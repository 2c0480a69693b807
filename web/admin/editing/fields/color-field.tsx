import { Input } from '@mantine/core';
import classes from './color-field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { asText, useField, type FieldProps } from './use-field.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

/** Names of the colours that the site defines as classes. */
const COLOR_NAMES: Record<string, string> = {
  'bg-gray-700': fieldsTexts.outline,
  'bg-gray-900': fieldsTexts.black,
  'bg-amber-500': fieldsTexts.amber,
  'bg-orange-600': fieldsTexts.rust,
  'bg-rose-700': fieldsTexts.rose,
  'bg-indigo-700': fieldsTexts.indigo,
  'bg-sky-700': fieldsTexts.blue,
  'bg-emerald-700': fieldsTexts.green,
};

/** A choice of a few colours. A stored colour that the site does not define stays until another is chosen. */
export function ColorField(props: FieldProps) {
  const field = useField(props);
  const { options = [], placeholder = '', help } = field.info;
  const stored = asText(field.value);
  const chosen = stored.split(/\s+/).find((name) => options.includes(name)) ?? placeholder;
  const isUnknown = stored !== '' && !stored.split(/\s+/).includes(chosen);
  return (
    <FieldFrame field={field} isControl={false}>
      <Input.Wrapper
        error={field.error}
        description={isUnknown ? fieldsTexts.theSiteShowsAs(stored, colorName(chosen).toLowerCase()) : help}
        inputWrapperOrder={['input', 'error', 'description']}
      >
        <div role="radiogroup" aria-labelledby={`${field.id}-label`} className={classes.swatches} onBlur={field.blur}>
          {options.map((option) => (
            <input
              key={option}
              type="radio"
              name={field.id}
              id={option === chosen ? field.id : undefined}
              className={`${classes.swatch} ${option}`}
              aria-label={colorName(option)}
              title={colorName(option)}
              checked={option === chosen}
              onChange={() => field.set(option)}
            />
          ))}
          <span className={classes.name} aria-hidden="true">
            {colorName(chosen)}
          </span>
        </div>
      </Input.Wrapper>
    </FieldFrame>
  );
}

function colorName(option: string): string {
  return COLOR_NAMES[option] ?? option;
}
