import type { z } from 'zod';
import { childOf, metaOf, schemaOf } from '#contract/field-meta.ts';
import { asList, getIn } from './values.ts';
import * as editorTexts from '#web/admin/texts/editor.ts';

/** The schema of the field at a path. With the `value` it is that of the type which an entry has, else of any type. */
export function schemaAt(schema: z.ZodType, path: string, value?: unknown): z.ZodType | undefined {
  let at: z.ZodType | undefined = schema;
  let here = value;
  for (const step of path.split('.')) {
    if (!at) return undefined;
    at = childOf(schemaOf(at, here) ?? at, step);
    here = getIn(here, step);
  }
  return at;
}

/** A value as text that people can read and compare. */
export function valueText(schema: z.ZodType, value: unknown): string {
  const { shape, element, widget, optionLabels } = metaOf(schemaOf(schema, value) ?? schema);
  if (element) {
    return asList(value)
      .map((entry, index) => `${index + 1}. ${valueText(element, entry)}`)
      .join('\n');
  }
  if (shape) {
    return Object.entries(shape)
      .filter(([, field]) => !['hidden', 'icon', 'switch'].includes(metaOf(field).widget))
      .map(([key, field]) => valueText(field, getIn(value, key)))
      .filter(Boolean)
      .join(', ');
  }
  if (widget === 'html') return textOfHtml(value);
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? editorTexts.yes : editorTexts.no;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return optionLabels?.[text] ?? text;
}

/** The plain text of HTML, on one line. */
export function textOfHtml(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/<(br|\/p|\/li|\/h\d)[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
