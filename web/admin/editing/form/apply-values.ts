import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { metaOf } from '#contract/field-meta.ts';
import { join } from './changes.ts';
import { asList, getIn, same } from './values.ts';

/** Puts a value into the form where it differs, so that open entries stay open and the cursor stays where it is. */
export function putValues(form: UseFormReturn, schema: z.ZodType, next: unknown, path = ''): void {
  const { shape, element } = metaOf(schema);
  if (shape) {
    for (const [key, field] of Object.entries(shape)) putValues(form, field, getIn(next, key), join(path, key));
    return;
  }
  const now: unknown = form.getValues(path);
  if (same(now, next)) return;
  if (element && metaOf(element).shape && asList(now).length === asList(next).length) {
    for (const [index, entry] of asList(next).entries()) putValues(form, element, entry, join(path, String(index)));
    return;
  }
  form.setValue(path, structuredClone(next));
}
