import type { z } from 'zod';
import { metaOf, schemaOf } from '#contract/field-meta.ts';
import { schemaAt } from '#web/admin/editing/form/format-value.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import type { FieldProps } from '#web/admin/editing/fields/use-field.ts';

/** The field beside a picture that describes it; null if none does. The picture's card shows it. */
export function descriptionOf(fields: z.ZodType, values: unknown, { path, basePath }: FieldProps): FieldProps | null {
  const start = path.lastIndexOf('.') + 1;
  const at = start === 0 ? fields : schemaAt(fields, path.slice(0, start - 1), values);
  const parent = at && schemaOf(at, getIn(values, path.slice(0, Math.max(start - 1, 0))));
  const own = path.slice(start);
  const found = Object.entries((parent && metaOf(parent).shape) ?? {}).find(
    ([, field]) => metaOf(field).pictureAt === own,
  );
  if (!found) return null;
  const [key, schema] = found;
  const beside = (one: string) => one.slice(0, one.lastIndexOf('.') + 1) + key;
  return { schema, path: beside(path), basePath: basePath && beside(basePath), label: metaOf(schema).label };
}
