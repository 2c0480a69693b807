import { Select } from '@mantine/core';
import { templatePlaces } from '#contract/template-places.ts';
import { controlProps, FieldFrame } from '#web/admin/editing/fields/field-frame.tsx';
import { asText, useField } from '#web/admin/editing/fields/use-field.ts';
import { useFieldAt } from '#web/admin/editing/records/field-at.tsx';
import * as collectionsTexts from '#web/admin/texts/collections.ts';

const options = templatePlaces.map(({ place, label }) => ({
  value: place,
  label: place.endsWith('*') ? label : `${label} (${place})`,
}));

/** The page, or all pages of one kind, that get the blocks. */
export function PlaceField() {
  const field = useField(useFieldAt('place'));
  return (
    <FieldFrame field={field}>
      <Select
        {...controlProps(field)}
        data={options}
        value={asText(field.value) || null}
        onChange={(place) => field.set(place ?? '')}
        placeholder={collectionsTexts.chooseAPage}
        allowDeselect={false}
      />
    </FieldFrame>
  );
}
