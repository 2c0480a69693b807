import { Pill, TagsInput } from '@mantine/core';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { flattenErrors } from '#web/admin/editing/form/resolver.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import { controlProps, FieldFrame } from './field-frame.tsx';
import { suggestionOptions } from './suggestion-options.tsx';
import { useSuggestions } from './suggestions.ts';
import { addTags } from './tags.ts';
import classes from './tags.module.css';
import { asText, useField, type FieldProps } from './use-field.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

/** Short terms as chips, added by Enter or a comma. */
export function TagsField(props: FieldProps) {
  const field = useField(props);
  const { errors } = useFormState({ name: props.path });
  const [typed, setTyped] = useState('');
  const suggested = useSuggestions(props.path);
  const tags = Array.isArray(field.value) ? field.value.map(asText) : [];
  const [wrong] = flattenErrors(getIn(errors, props.path));
  function take(text: string) {
    if (text.trim() !== '') field.set(addTags(tags, text));
    setTyped('');
  }
  return (
    <FieldFrame field={field}>
      <TagsInput
        {...controlProps(field)}
        error={wrong?.message}
        value={tags}
        onChange={field.set}
        splitChars={[',', '\n', '\t']}
        acceptValueOnBlur={false} // it would accept blanks
        onBlur={() => {
          take(typed);
          field.blur();
        }}
        data={suggested.map(({ word }) => word)}
        renderOption={suggestionOptions(suggested)}
        searchValue={typed}
        // Phone keyboards report no keys, only the text.
        onSearchChange={(text) => (text.includes(',') ? take(text) : setTyped(text))}
        placeholder={tags.length === 0 ? fieldsTexts.typeOneThenPressEnter : undefined}
        renderPill={({ value, onRemove }) => (
          <Pill
            className={classes.tag}
            withRemoveButton
            removeButtonProps={{
              tabIndex: 0,
              'aria-hidden': false,
              'aria-label': fieldsTexts.removeWithValue(value ?? ''),
            }}
            onRemove={() => {
              onRemove?.();
              document.getElementById(field.id)?.focus(); // this button disappears
            }}
          >
            {value}
          </Pill>
        )}
      />
    </FieldFrame>
  );
}
