import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { metaOf } from '#contract/field-meta.ts';
import { sections, type SectionName } from '#contract/sections/index.ts';
import { EditorProvider, fieldId } from '#web/admin/editing/form/editor-context.ts';
import { blankValue, type Values } from '#web/admin/editing/form/values.ts';
import { createQueryClient } from '#web/admin/shell/query-client.ts';
import { FieldGrid, Fields } from './fields.tsx';
import { placeFields } from './layout.ts';
import { VISIBLE } from './visible-switch.tsx';

const names = Object.keys(sections) as SectionName[];

/** A record with one entry in every list, so that every field of the section occurs. */
function filled(schema: z.ZodType): unknown {
  const { shape, element } = metaOf(schema);
  if (shape) return Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, filled(field)]));
  return element && metaOf(element).shape ? [filled(element)] : blankValue(schema);
}

interface Walked {
  path: string;
  schema: z.ZodType;
  label: string;
}

/** Every editable field outside lists. Entries of lists are rendered when they are unfolded. */
function leaves(schema: z.ZodType, path = ''): Walked[] {
  return placeFields(metaOf(schema).shape ?? {}).flatMap(({ key, schema: field, info }) => {
    const at = path === '' ? key : `${path}.${key}`;
    return info.shape ? leaves(field, at) : [{ path: at, schema: field, label: info.label }];
  });
}

function Form({ fields, children }: { fields: z.ZodType; children: React.ReactNode }) {
  const values = filled(fields) as Values;
  const form = useForm({ defaultValues: values });
  return (
    <MantineProvider>
      <MemoryRouter>
        <QueryClientProvider client={createQueryClient()}>
          <FormProvider {...form}>
            <EditorProvider
              value={{ fields, base: values, target: null, uploadTexts: () => ({ done: 'Done.', failed: 'Failed.' }) }}
            >
              {children}
            </EditorProvider>
          </FormProvider>
        </QueryClientProvider>
      </MemoryRouter>
    </MantineProvider>
  );
}

function expectControls(markup: string, walked: Walked[]) {
  expect(walked.length).toBeGreaterThan(0);
  for (const { path, schema, label } of walked) {
    const { widget, element } = metaOf(schema);
    if (element && metaOf(element).shape) expect(markup).toContain(`id="${fieldId(path)}-0-entry"`);
    else if (widget === 'html') expect(markup).toContain(`${label} is loading`);
    else expect(markup).toContain(`id="${fieldId(path)}"`);
  }
}

test.each(names)('the editor of %s has a control for every field', (name) => {
  const { fields } = sections[name];
  const markup = renderToString(
    <Form fields={fields}>
      <Fields schema={fields} path="" basePath="" />
    </Form>,
  );
  expectControls(markup, leaves(fields));
});

test.each(names)('an expanded entry of every list of %s has a control for every field', (name) => {
  const { fields } = sections[name];
  for (const { path, schema } of leaves(fields)) {
    const { element } = metaOf(schema);
    if (!element || !metaOf(element).shape) continue;
    const entry = `${path}.0`;
    const shown = placeFields(metaOf(element).shape ?? {}).filter(({ key }) => key !== VISIBLE);
    const markup = renderToString(
      <Form fields={fields}>
        <FieldGrid fields={shown} path={entry} basePath={entry} />
      </Form>,
    );
    expectControls(
      markup,
      leaves(element, entry).filter((field) => !field.path.endsWith(VISIBLE)),
    );
  }
});

test('saved values are not marked as changed', () => {
  const { fields } = sections.hero;
  const markup = renderToString(
    <Form fields={fields}>
      <Fields schema={fields} path="" basePath="" />
    </Form>,
  );
  expect(markup).not.toContain('Changed');
});
