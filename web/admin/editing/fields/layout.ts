import type { z } from 'zod';
import { metaOf, type FieldMeta, type Shape } from '#contract/field-meta.ts';

/** One field with its key, as a form walks through them. */
export interface Placed {
  key: string;
  schema: z.ZodType;
  info: FieldMeta;
  /** Takes half the width, beside its neighbour. */
  isHalf: boolean;
}

export interface Block {
  heading: string | undefined;
  fields: Placed[];
}

const ONE_LINE = ['line', 'link', 'number', 'email', 'slug', 'icon', 'choice'];

/** The fields that a person sees, in their order; those with `heading` begin a new block. */
export function blocksOf(shape: Shape): Block[] {
  const blocks: Block[] = [];
  for (const placed of placedIn(shape)) {
    const { heading } = placed.info;
    const last = blocks.at(-1);
    if (!last || heading) blocks.push({ heading, fields: [placed] });
    else last.fields.push(placed);
  }
  return blocks;
}

/** The fields that a person sees; those that belong together and fit stand beside each other. */
export function placedIn(shape: Shape): Placed[] {
  const visible = Object.entries(shape)
    .map(([key, schema]) => ({ key, schema, info: metaOf(schema), isHalf: false }))
    .filter(({ info }) => info.widget !== 'hidden');
  const isPair = visible.length === 2;
  for (const [index, field] of visible.entries()) {
    const next = visible[index + 1];
    if (field.isHalf || !next || !isOneLine(field.info) || !isOneLine(next.info) || next.info.heading) continue;
    if (isPair || belongTogether(field.info, next.info)) field.isHalf = next.isHalf = true;
  }
  return visible;
}

/** Whether an entry is small enough to be shown open in one row. */
export function isCompact(element: z.ZodType): boolean {
  const visible = placedIn(metaOf(element).shape ?? {});
  return visible.length <= 2 && visible.every(({ info }) => isOneLine(info));
}

function isOneLine({ widget, min, max, step }: FieldMeta): boolean {
  return ONE_LINE.includes(widget) && !isSlider({ widget, min, max, step });
}

/** 'Title line 1' and 'Title line 2', 'Latitude' and 'Longitude'. */
function belongTogether(a: FieldMeta, b: FieldMeta): boolean {
  if (a.widget !== b.widget) return false;
  return a.widget === 'number' || a.label.split(/[\s,]/)[0] === b.label.split(/[\s,]/)[0];
}

/** A number of few steps between two ends is easier to drag than to type. */
export function isSlider({ widget, min, max, step = 1 }: Pick<FieldMeta, 'widget' | 'min' | 'max' | 'step'>): boolean {
  return widget === 'number' && min !== undefined && max !== undefined && (max - min) / step <= 100;
}
