import { Autocomplete } from '@mantine/core';
import { portfolio } from '#contract/collections/portfolio.ts';
import { controlProps, FieldFrame } from '#web/admin/editing/fields/field-frame.tsx';
import { suggestionOptions } from '#web/admin/editing/fields/suggestion-options.tsx';
import type { Suggestion } from '#web/admin/editing/fields/suggestions.ts';
import { asText, useField } from '#web/admin/editing/fields/use-field.ts';
import { useIsNew } from '#web/admin/editing/form/is-new-context.ts';
import * as collectionsTexts from '#web/admin/texts/collections.ts';

/** The category, with the existing ones as suggestions. */
export function CategoryField({ suggestions }: { suggestions: readonly Suggestion[] }) {
  const isNew = useIsNew();
  const schema = portfolio.fields.category;
  const field = useField({
    schema,
    path: 'category',
    basePath: isNew ? null : 'category',
    label: collectionsTexts.category,
  });
  const value = asText(field.value);
  return (
    <FieldFrame field={field}>
      <Autocomplete
        {...controlProps(field, value.length)}
        data={suggestions.map(({ word }) => word)}
        renderOption={suggestionOptions(suggestions)}
        // An existing value must not filter out the others.
        filter={({ options, search }) =>
          suggestions.some(({ word }) => word === search) ? options : options.filter(matchesTyped(search))
        }
        value={value}
        maxLength={field.info.max}
        placeholder={field.info.placeholder}
        onChange={field.set}
      />
    </FieldFrame>
  );
}

function matchesTyped(search: string) {
  const query = search.trim().toLowerCase();
  return (option: object) => 'label' in option && String(option.label).toLowerCase().includes(query);
}
