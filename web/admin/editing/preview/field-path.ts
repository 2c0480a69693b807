import type { z } from 'zod';
import { childOf, metaOf } from '#contract/field-meta.ts';
import { paragraphsOf } from '#web/site/preview/paragraphs.ts';

/** The path of the field that contains this control; empty if there is none. */
export function fieldPathOfControl(fields: z.ZodType, control: Element): string {
  const id = control.closest('[id^="field-"]')?.id ?? '';
  return fieldPathOfId(fields, id);
}

/** `field-cards-0-title` is the control of `cards.0.title`, as are ids with a suffix (`-fold`, `-label`). */
export function fieldPathOfId(fields: z.ZodType, id: string): string {
  const [first, ...steps] = id.split('-');
  if (first !== 'field') return '';
  const path: string[] = [];
  let at = fields;
  for (const step of steps) {
    const child = childOf(at, step);
    if (!child || (metaOf(at).element && !/^\d+$/.test(step))) break;
    path.push(step);
    at = child;
  }
  return path.join('.');
}

/** The index of the current paragraph in formatted text; -1 elsewhere. */
export function paragraphAtCursor(control: Element): number {
  const text = control.closest('[contenteditable="true"]');
  const node = control.ownerDocument.getSelection()?.anchorNode ?? null;
  return text && node ? paragraphsOf(text).findIndex((paragraph) => paragraph.contains(node)) : -1;
}
