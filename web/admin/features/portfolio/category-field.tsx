import { Autocomplete } from '@mantine/core';
import { portfolioItemFields } from '#contract/records/portfolio-item.ts';
import { controlProps, Frame } from '#web/admin/editing/fields/frame.tsx';
import { offered } from '#web/admin/editing/fields/offered.tsx';
import type { Suggestion } from '#web/admin/editing/fields/suggestions.ts';
import { textOf, useField } from '#web/admin/editing/fields/use-field.ts';
import { useIsNew } from '#web/admin/editing/records/is-new.ts';

/** The category, with those that there are as suggestions. */
export function CategoryField({ known }: { known: readonly Suggestion[] }) {
  const isNew = useIsNew();
  const schema = portfolioItemFields.category;
  const field = useField({ schema, path: 'category', basePath: isNew ? null : 'category', label: 'Category' });
  const value = textOf(field.value);
  return (
    <Frame field={field}>
      <Autocomplete
        {...controlProps(field, value.length)}
        data={known.map(({ word }) => word)}
        renderOption={offered(known)}
        // What is there already is no reason to hide the others.
        filter={({ options, search }) =>
          known.some(({ word }) => word === search) ? options : options.filter(holds(search))
        }
        value={value}
        maxLength={field.info.max}
        placeholder={field.info.placeholder}
        onChange={field.set}
      />
    </Frame>
  );
}

function holds(search: string) {
  const sought = search.trim().toLowerCase();
  return (option: object) => 'label' in option && String(option.label).toLowerCase().includes(sought);
}
