import type { z } from 'zod';
import { infoOf } from '#contract/describe.ts';
import { asList, getIn } from './values.ts';

/** The description of the field at a path. */
export function schemaAt(schema: z.ZodType, path: string): z.ZodType | undefined {
  let at: z.ZodType | undefined = schema;
  for (const step of path.split('.')) {
    if (!at) return undefined;
    const { shape, element }: ReturnType<typeof infoOf> = infoOf(at);
    at = element ?? shape?.[step];
  }
  return at;
}

/** A value in words, to be read and compared by a person. */
export function inWords(schema: z.ZodType, value: unknown): string {
  const { shape, element, widget } = infoOf(schema);
  if (element) {
    return asList(value)
      .map((entry, index) => `${index + 1}. ${inWords(element, entry)}`)
      .join('\n');
  }
  if (shape) {
    return Object.entries(shape)
      .filter(([, field]) => !['hidden', 'icon', 'switch'].includes(infoOf(field).widget))
      .map(([key, field]) => inWords(field, getIn(value, key)))
      .filter(Boolean)
      .join(', ');
  }
  if (widget === 'html') return plainText(value);
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The words of formatted text. */
export function plainText(value: unknown): string {
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
