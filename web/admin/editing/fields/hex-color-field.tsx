import { TextInput } from '@mantine/core';
import { createContext, use } from 'react';
import { HEX_COLOR, typedColor } from '#contract/colors.ts';
import classes from './hex-color-field.module.css';
import { controlProps, FieldFrame } from './field-frame.tsx';
import { asText, useField, type FieldProps } from './use-field.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

const Context = createContext<Readonly<Record<string, string>>>({});

/** Provides the colours that the site shows for empty fields, by field path. */
export const DefaultColorsProvider = Context.Provider;

/** Any colour: picked from the browser's palette, or typed as `#rrggbb`. */
export function HexColorField(props: FieldProps) {
  const field = useField(props);
  const value = asText(field.value);
  const color = typedColor(value);
  const shown = use(Context)[props.path] ?? field.info.placeholder ?? '';
  const picker = (
    <input
      type="color"
      className={classes.picker}
      aria-label={fieldsTexts.choose(field.label)}
      data-empty={value === '' || undefined}
      value={HEX_COLOR.test(color) ? color : HEX_COLOR.test(shown) ? shown : '#000000'}
      onChange={(event) => field.set(event.currentTarget.value)}
      onBlur={field.blur}
    />
  );
  return (
    <FieldFrame field={field}>
      <TextInput
        {...controlProps(field)}
        value={value}
        placeholder={shown}
        leftSection={picker}
        leftSectionPointerEvents="all"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => field.set(event.currentTarget.value.trim())}
      />
    </FieldFrame>
  );
}
