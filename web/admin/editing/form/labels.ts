import type { z } from 'zod';
import { childOf, metaOf } from '#contract/field-meta.ts';

/** The label of a field in its group: 'Main button' and 'Link' become 'Main button link'. */
export function joinLabels(group: string, label: string): string {
  if (!group) return label;
  return label ? `${group} ${lowerFirst(label)}` : group;
}

/** The label of a list entry: 'Card 2'. */
export function entryLabel(item: string | undefined, index: number): string {
  return `${upperFirst(item ?? 'entry')} ${index + 1}`;
}

/** The label of the field at a path: 'Main button link', 'Card 2, title'. */
export function labelAt(schema: z.ZodType, path: string): string {
  let label = '';
  let at: z.ZodType | undefined = schema;
  for (const step of path === '' ? [] : path.split('.')) {
    if (!at) break;
    const { element, item }: ReturnType<typeof metaOf> = metaOf(at);
    if (element) {
      label = entryLabel(item, Number(step));
      at = element;
    } else {
      at = childOf(at, step);
      const own = at ? metaOf(at).label : '';
      label = /\d$/.test(label) && own ? `${label}, ${lowerFirst(own)}` : joinLabels(label, own);
    }
  }
  return label;
}

/** Compares paths by their order in the form. Groups and entries come before their fields. */
export function compareByFormOrder(schema: z.ZodType): (a: string, b: string) => number {
  return (a, b) => {
    const left = formPosition(schema, a);
    const right = formPosition(schema, b);
    for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
      const difference = (left[index] ?? -1) - (right[index] ?? -1);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

function formPosition(schema: z.ZodType, path: string): number[] {
  const places: number[] = [];
  let at: z.ZodType | undefined = schema;
  for (const step of path.split('.')) {
    if (!at) break;
    const { shape, element, variants }: ReturnType<typeof metaOf> = metaOf(at);
    const own = shape ?? metaOf(Object.values(variants ?? {})[0] ?? at).shape;
    places.push(element ? Number(step) : Object.keys(own ?? {}).indexOf(step));
    at = childOf(at, step);
  }
  return places;
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'Link' becomes 'link', 'FAQ' stays. */
export function lowerFirst(text: string): string {
  return /^.\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
