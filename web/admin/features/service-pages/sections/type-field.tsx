import { Select } from '@mantine/core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ServiceBlockType } from '#contract/constants.ts';
import { metaOf } from '#contract/field-meta.ts';
import { serviceBlock, type ServiceItem } from '#contract/records/service-page.ts';
import { join } from '#web/admin/editing/form/changes.ts';
import { asList } from '#web/admin/editing/form/values.ts';
import { Frame } from '#web/admin/editing/fields/frame.tsx';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { textOf, useField } from '#web/admin/editing/fields/use-field.ts';
import { converted, isBlank, itemsOf } from '#web/admin/features/service-pages/items/item-kinds.ts';
import { headingFor, sectionTypes, typeNames, typeOf } from './section-types.ts';
import classes from './sections.module.css';

interface TypeFieldProps {
  path: string;
  basePath: string | null;
  name: string;
}

interface Before {
  type: unknown;
  title: unknown;
  items: unknown;
}

/** The section's type. Another one takes over the words that fit it; what does not fit stays as it is. */
export function TypeField({ path, basePath, name }: TypeFieldProps) {
  const { getValues, setValue } = useFormContext();
  const [before, setBefore] = useState<Before | null>(null);
  const field = useField({
    schema: metaOf(serviceBlock).shape?.type ?? serviceBlock,
    path: join(path, 'type'),
    basePath: basePath === null ? null : join(basePath, 'type'),
    label: 'Type',
  });
  const type = typeOf(field.value);

  function put(section: Before) {
    for (const [key, value] of Object.entries(section)) setValue(join(path, key), value, { shouldDirty: true });
  }

  function change(next: ServiceBlockType) {
    const now: Before = {
      type: getValues(join(path, 'type')),
      title: getValues(join(path, 'title')),
      items: getValues(join(path, 'items')),
    };
    if (next === type) return;
    put({
      type: next,
      title: headingFor(textOf(now.title), type, next),
      items: next === 'custom' ? asList(now.items) : itemsFor(now.items, next),
    });
    setBefore(now);
  }

  return (
    <Frame field={field}>
      <Select
        id={field.id}
        error={field.error}
        data={typeNames.map((value) => ({ value, label: sectionTypes[value].label }))}
        value={type}
        onBlur={field.blur}
        onChange={(value) => change(typeOf(value))}
      />
      {before && (
        <p className={classes.note} role="status">
          {name} is now of type {sectionTypes[type].label}. No text was lost.{' '}
          <TextButton
            onClick={() => {
              put(before);
              setBefore(null);
              document.getElementById(field.id)?.focus(); // this button goes
            }}
          >
            Undo
          </TextButton>
        </p>
      )}
    </Frame>
  );
}

/** Lines stay lines where the new type takes them. */
function itemsFor(items: unknown, type: ServiceBlockType): ServiceItem[] {
  const { kind } = sectionTypes[type];
  const takesLines = kind === 'line' || kind === 'titled';
  return itemsOf(items)
    .filter((item) => !isBlank(item))
    .map((item) => {
      if (typeof item === 'string' && takesLines) return item;
      return converted(item, kind === 'line' ? 'titled' : kind);
    });
}
