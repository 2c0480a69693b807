import type { z } from 'zod';
import { metaOf } from '#contract/field-meta.ts';
import { plainText } from '#web/admin/editing/form/format-value.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import { placedIn } from './layout.ts';
import { textOf } from './use-field.ts';

export interface Summary {
  title: string;
  detail: string;
  /** The key of its icon, where it has one. */
  icon: string | undefined;
}

const WORDS = ['line', 'text', 'html', 'link', 'slug', 'email'];

/** An entry in two lines: what its first field says, and what comes after it. */
export function summaryOf(element: z.ZodType, entry: unknown): Summary {
  const fields = placedIn(metaOf(element).shape ?? {});
  const words = fields
    .filter(({ info }) => WORDS.includes(info.widget))
    .map(({ key, info }) => (info.widget === 'html' ? plainText(getIn(entry, key)) : textOf(getIn(entry, key)).trim()));
  const icon = fields.find(({ info }) => info.widget === 'icon');
  const [title = '', ...rest] = words;
  return { title, detail: rest.find(Boolean) ?? '', icon: icon && textOf(getIn(entry, icon.key)) };
}
