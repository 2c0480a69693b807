import type { z } from 'zod';
import { metaOf } from '#contract/field-meta.ts';
import { textOfHtml } from '#web/admin/editing/form/format-value.ts';
import { lowerFirst } from '#web/admin/editing/form/labels.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import { placeFields } from './layout.ts';
import { asText } from './use-field.ts';
import { VISIBLE } from './visible-switch.tsx';

export interface EntrySummary {
  title: string;
  detail: string;
  /** The key of its icon, if it has one. */
  icon: string | undefined;
}

const TEXT_WIDGETS = ['line', 'text', 'html', 'link', 'slug', 'record', 'email'];

/** A short description of an entry: its first text, the next text or else the switches that are on, and its icon. */
export function summarizeEntry(element: z.ZodType, entry: unknown): EntrySummary {
  const fields = placeFields(metaOf(element).shape ?? {});
  const words = fields
    .filter(({ info }) => TEXT_WIDGETS.includes(info.widget))
    .map(({ key, info }) =>
      info.widget === 'html' ? textOfHtml(getIn(entry, key)) : asText(getIn(entry, key)).trim(),
    );
  const icon = fields.find(({ info }) => info.widget === 'icon');
  const [title = '', ...rest] = words;
  const on = fields
    .filter(
      ({ key, info }) => info.widget === 'switch' && key !== VISIBLE && !info.onlyOne && getIn(entry, key) === true,
    )
    .map(({ info }, index) => (index === 0 ? info.label : lowerFirst(info.label)));
  return { title, detail: rest.find(Boolean) ?? on.join(', '), icon: icon && asText(getIn(entry, icon.key)) };
}
