import type { z } from 'zod';
import { metaOf } from '#contract/field-meta.ts';
import { textOfHtml } from '#web/admin/editing/form/format-value.ts';
import { lowerFirst } from '#web/admin/editing/form/labels.ts';
import { getIn } from '#web/admin/editing/form/values.ts';
import { clockText } from './clock.ts';
import { placeFields, type PlacedField } from './layout.ts';
import { asText } from './use-field.ts';
import { VISIBLE } from './visible-switch.tsx';

export interface EntrySummary {
  title: string;
  detail: string;
  /** The key of its icon, if it has one. */
  icon: string | undefined;
  /** The address in place of a title: the site shows the title of its page. */
  linkAsTitle?: string;
}

const TEXT_WIDGETS = ['line', 'text', 'html', 'link', 'slug', 'record', 'email'];

/** The fields, those that stand in one row together. */
function fieldRows(fields: readonly PlacedField[]): PlacedField[][] {
  const rows: PlacedField[][] = [];
  for (const [index, field] of fields.entries()) {
    if (fields[index - 1]?.info.besideNext) rows.at(-1)?.push(field);
    else rows.push([field]);
  }
  return rows;
}

function wordsOf({ key, info }: PlacedField, entry: unknown): string {
  const value = getIn(entry, key);
  if (info.widget === 'html') return textOfHtml(value);
  if (info.widget === 'time') return clockText(asText(value));
  return info.optionLabels?.[asText(value)] ?? asText(value).trim();
}

/** A short description of an entry: its first text or row of fields, the next one or else the switches that are on, and its icon. */
export function summarizeEntry(element: z.ZodType, entry: unknown): EntrySummary {
  const fields = placeFields(metaOf(element).shape ?? {});
  const on = fields
    .filter(
      ({ key, info }) => info.widget === 'switch' && key !== VISIBLE && !info.onlyOne && getIn(entry, key) === true,
    )
    .map(({ info }, index) => (index === 0 ? info.label : lowerFirst(info.label)));
  const rows = fieldRows(fields)
    .map((row) => (row.length > 1 ? row : row.filter(({ info }) => TEXT_WIDGETS.includes(info.widget))))
    .filter((row) => row.length > 0)
    // Times mean nothing on days that are closed.
    .filter((row) => on.length === 0 || row.some(({ info }) => info.widget !== 'time'));
  const all = rows.map((row) => row.map((field) => wordsOf(field, entry)).join(' – '));
  // The site has a text of its own where such a field is empty.
  const isLeftOut = all[0] === '' && Boolean(rows[0]?.[0]?.info.placeholder);
  const [title = '', ...rest] = isLeftOut ? all.slice(1) : all;
  const icon = fields.find(({ info }) => info.widget === 'icon');
  return {
    title,
    detail: rest.find(Boolean) ?? on.join(', '),
    icon: icon && asText(getIn(entry, icon.key)),
    ...(isLeftOut && rows[1]?.[0]?.info.widget === 'link' && { linkAsTitle: title }),
  };
}
