import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LIST_LIMIT_MAX } from '#contract/constants.ts';
import { query } from '#web/api.ts';
import { controlProps, FieldFrame } from './field-frame.tsx';
import { asText, useField, type FieldProps } from './use-field.ts';

/** One record of the portfolio, chosen by its title. */
export function RecordField(props: FieldProps) {
  const field = useField(props);
  const value = asText(field.value);
  const { data } = useQuery(query('GET /portfolio', { query: { brief: 'true', limit: LIST_LIMIT_MAX } }));
  const options = (data?.items ?? []).map(({ slug, title, status, isVisible }) => ({
    value: slug,
    label: status === 'published' && isVisible ? title : `${title} (not public)`,
  }));
  // A record that was deleted or renamed stays chosen until another one is.
  if (data && value && !options.some((option) => option.value === value)) options.unshift({ value, label: value });
  return (
    <FieldFrame field={field}>
      <Select
        {...controlProps(field)}
        data={options}
        value={data ? value : null}
        onChange={(slug) => field.set(slug ?? '')}
        placeholder={data ? 'Choose a project' : 'Loading the projects…'}
        nothingFoundMessage="No project has this title."
        searchable
        clearable
      />
    </FieldFrame>
  );
}
