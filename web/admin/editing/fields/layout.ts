import type { z } from 'zod';
import { metaOf, type FieldMeta, type Shape } from '#contract/field-meta.ts';

/** A field with its key and layout. */
export interface PlacedField {
  key: string;
  schema: z.ZodType;
  info: FieldMeta;
  /** Takes half the width, beside its neighbour. */
  isHalfWidth: boolean;
}

export interface FieldBlock {
  heading: string | undefined;
  fields: PlacedField[];
}

const ONE_LINE = ['line', 'link', 'number', 'email', 'slug', 'record', 'icon', 'choice', 'secret', 'time'];

/** The visible fields in order. A field with a `heading` starts a new block. */
export function fieldBlocks(shape: Shape): FieldBlock[] {
  const blocks: FieldBlock[] = [];
  for (const placed of placeFields(shape)) {
    const { heading } = placed.info;
    const last = blocks.at(-1);
    if (!last || heading) blocks.push({ heading, fields: [placed] });
    else last.fields.push(placed);
  }
  return blocks;
}

/** The visible fields. Pairs that fit stand side by side. The card of a picture shows all about its description. */
export function placeFields(shape: Shape): PlacedField[] {
  const visible = Object.entries(shape)
    .map(([key, schema]) => ({ key, schema, info: metaOf(schema), isHalfWidth: false }))
    .filter(({ info }) => info.widget !== 'hidden' && !isInCard(info, shape));
  const isPair = visible.length === 2;
  for (const [index, field] of visible.entries()) {
    const next = visible[index + 1];
    if (field.isHalfWidth || !next || !isOneLine(field.info) || !isOneLine(next.info) || next.info.heading) continue;
    if (isPair || field.info.besideNext || belongTogether(field.info, next.info))
      field.isHalfWidth = next.isHalfWidth = true;
  }
  return visible;
}

/** The description of a picture beside it, or where that comes from. */
function isInCard({ pictureAt, wordsAt }: FieldMeta, shape: Shape): boolean {
  return [pictureAt, wordsAt].some((name) => name !== undefined && name in shape);
}

const TYPED: readonly string[] = ['line', 'text', 'link', 'email', 'number', 'secret', 'time'];

/** Neighbouring fields that people only type in share one frame, a sheet. All other fields stand alone. */
export function fieldSheets(fields: readonly PlacedField[]): PlacedField[][] {
  const sheets: PlacedField[][] = [];
  let isTyped = false;
  for (const field of fields) {
    const wasTyped = isTyped;
    isTyped = TYPED.includes(field.info.widget) && !isSlider(field.info);
    const last = sheets.at(-1);
    if (last && wasTyped && isTyped) last.push(field);
    else sheets.push([field]);
  }
  return sheets;
}

/** Whether an entry is small enough for one open row. */
export function isCompact(element: z.ZodType): boolean {
  const visible = placeFields(metaOf(element).shape ?? {});
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

/** A number with few steps is easier to drag than to type. */
export function isSlider({ widget, min, max, step = 1 }: Pick<FieldMeta, 'widget' | 'min' | 'max' | 'step'>): boolean {
  return widget === 'number' && min !== undefined && max !== undefined && (max - min) / step <= 100;
}

/** The id of a block's heading in the form of a whole record. */
export function blockId(heading: string): string {
  return `part-${heading.toLowerCase().replace(/\W+/g, '-')}`;
}
