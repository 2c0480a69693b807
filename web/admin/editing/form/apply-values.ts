import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { metaOf, schemaOf } from '#contract/field-meta.ts';
import { hasFields, joinPath } from './changed-paths.ts';
import { asList, getIn, isEqual, isGroup } from './values.ts';

/** Sets only the values that differ, so that open entries stay open and the cursor stays in place. */
export function applyValues(form: UseFormReturn, schema: z.ZodType, next: unknown, path = ''): void {
  const { shape, element } = metaOf(schemaOf(schema, next) ?? schema);
  const now: unknown = path === '' ? form.getValues() : form.getValues(path);
  if (shape && isGroup(now) && isGroup(next) && now.type === next.type) {
    for (const [key, field] of Object.entries(shape)) applyValues(form, field, getIn(next, key), joinPath(path, key));
    return;
  }
  if (isEqual(now, next)) return;
  if (element && hasFields(element) && asList(now).length === asList(next).length) {
    for (const [index, entry] of asList(next).entries())
      applyValues(form, element, entry, joinPath(path, String(index)));
    return;
  }
  form.setValue(path, structuredClone(next));
}
