import { Input } from '@mantine/core';
import classes from './color-field.module.css';
import { Frame } from './frame.tsx';
import { textOf, useField, type FieldProps } from './use-field.ts';

/** What people call the colours that the site has as classes. */
const names: Record<string, string> = {
  'bg-gray-700': 'Grey',
  'bg-gray-900': 'Black',
  'bg-amber-500': 'Amber',
  'bg-orange-600': 'Rust',
  'bg-rose-700': 'Rose',
  'bg-indigo-700': 'Indigo',
  'bg-sky-700': 'Blue',
  'bg-emerald-700': 'Green',
};

/** One of a few colours, shown as they are. A stored one that the site has not stays until another is chosen. */
export function ColorField(props: FieldProps) {
  const field = useField(props);
  const { options = [], placeholder = '', help } = field.info;
  const stored = textOf(field.value);
  const chosen = stored.split(/\s+/).find((name) => options.includes(name)) ?? placeholder;
  const isUnknown = stored !== '' && !stored.split(/\s+/).includes(chosen);
  return (
    <Frame field={field} isControl={false}>
      <Input.Wrapper
        error={field.error}
        description={isUnknown ? `The site shows “${stored}” as ${nameOf(chosen).toLowerCase()}.` : help}
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
              aria-label={nameOf(option)}
              title={nameOf(option)}
              checked={option === chosen}
              onChange={() => field.set(option)}
            />
          ))}
          <span className={classes.name} aria-hidden="true">
            {nameOf(chosen)}
          </span>
        </div>
      </Input.Wrapper>
    </Frame>
  );
}

function nameOf(option: string): string {
  return names[option] ?? option;
}
