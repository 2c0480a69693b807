import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LIST_LIMIT_MAX } from '#contract/constants.ts';
import { stateOf } from '#contract/collections/public-when.ts';
import { collectionListQuery } from '#web/admin/shell/collection-list.ts';
import { findCollection } from '#web/admin/shell/collections.ts';
import { controlProps, FieldFrame } from './field-frame.tsx';
import { asText, useField, type FieldProps } from './use-field.ts';
import * as fieldsTexts from '#web/admin/texts/fields.ts';

interface Listed {
  _id: string;
  slug: string;
  title: string;
}

/** One record of another collection, chosen by its title. */
export function RecordField(props: FieldProps) {
  const field = useField(props);
  const value = asText(field.value);
  const collection = findCollection(field.info.refersTo ?? '');
  const { path = '', publicWhen = {}, labels = { one: 'record', many: 'records' } } = collection ?? {};
  const { data } = useQuery({
    ...collectionListQuery<Listed>({ path }, { brief: 'true', limit: LIST_LIMIT_MAX }),
    enabled: collection !== undefined,
  });
  const options = (data?.items ?? []).map((record) => ({
    value: record.slug,
    label: stateOf(publicWhen, record) === 'published' ? record.title : `${record.title} (not public)`,
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
        placeholder={data ? fieldsTexts.chooseA(labels.one) : fieldsTexts.loadingThe(labels.many)}
        nothingFoundMessage={fieldsTexts.noHasThisTitle(labels.one)}
        searchable
        clearable
      />
    </FieldFrame>
  );
}
