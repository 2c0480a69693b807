import { Select } from '@mantine/core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ServiceBlockType } from '#contract/constants.ts';
import { metaOf } from '#contract/field-meta.ts';
import { serviceBlock, type ServiceItem } from '#contract/collections/services.ts';
import { joinPath } from '#web/admin/editing/form/changed-paths.ts';
import { asList } from '#web/admin/editing/form/values.ts';
import { FieldFrame } from '#web/admin/editing/fields/field-frame.tsx';
import { TextButton } from '#web/admin/shell/text-button.tsx';
import { asText, useField } from '#web/admin/editing/fields/use-field.ts';
import { convertItem, isBlankItem, parseItems } from '#web/admin/features/services/items/item-kinds.ts';
import { headingFor, sectionTypes, typeNames, knownType } from './section-types.ts';
import classes from './sections.module.css';

interface TypeFieldProps {
  path: string;
  basePath: string | null;
  name: string;
}

interface PreviousType {
  type: unknown;
  title: unknown;
  items: unknown;
}

/** The type of a section. A new type takes over the texts that fit; others stay unchanged. */
export function TypeField({ path, basePath, name }: TypeFieldProps) {
  const { getValues, setValue } = useFormContext();
  const [before, setBefore] = useState<PreviousType | null>(null);
  const field = useField({
    schema: metaOf(serviceBlock).shape?.type ?? serviceBlock,
    path: joinPath(path, 'type'),
    basePath: basePath === null ? null : joinPath(basePath, 'type'),
    label: 'Type',
  });
  const type = knownType(field.value);

  function put(section: PreviousType) {
    for (const [key, value] of Object.entries(section)) setValue(joinPath(path, key), value, { shouldDirty: true });
  }

  function change(next: ServiceBlockType) {
    const now: PreviousType = {
      type: getValues(joinPath(path, 'type')),
      title: getValues(joinPath(path, 'title')),
      items: getValues(joinPath(path, 'items')),
    };
    if (next === type) return;
    put({
      type: next,
      title: headingFor(asText(now.title), type, next),
      items: next === 'custom' ? asList(now.items) : itemsForType(now.items, next),
    });
    setBefore(now);
  }

  return (
    <FieldFrame field={field}>
      <Select
        id={field.id}
        error={field.error}
        data={typeNames.map((value) => ({ value, label: sectionTypes[value].label }))}
        value={type}
        onBlur={field.blur}
        onChange={(value) => change(knownType(value))}
      />
      {before && (
        <p className={classes.note} role="status">
          {name} is now of type {sectionTypes[type].label}. No text was lost.{' '}
          <TextButton
            onClick={() => {
              put(before);
              setBefore(null);
              document.getElementById(field.id)?.focus(); // this button disappears
            }}
          >
            Undo
          </TextButton>
        </p>
      )}
    </FieldFrame>
  );
}

/** Keeps lines as lines if the new type allows them. */
function itemsForType(items: unknown, type: ServiceBlockType): ServiceItem[] {
  const { kind } = sectionTypes[type];
  const takesLines = kind === 'line' || kind === 'titled';
  return parseItems(items)
    .filter((item) => !isBlankItem(item))
    .map((item) => {
      if (typeof item === 'string' && takesLines) return item;
      return convertItem(item, kind === 'line' ? 'titled' : kind);
    });
}
