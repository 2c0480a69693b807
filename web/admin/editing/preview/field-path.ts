import type { z } from 'zod';
import { metaOf } from '#contract/field-meta.ts';

/** The path of the field whose control this is, or stands in; empty where it is none. */
export function pathOfControl(fields: z.ZodType, control: Element): string {
  const id = control.closest('[id^="field-"]')?.id ?? '';
  return pathOfId(fields, id);
}

/** `field-cards-0-title` is the control of `cards.0.title`, and so is what is added to it (`-fold`, `-label`). */
export function pathOfId(fields: z.ZodType, id: string): string {
  const [first, ...steps] = id.split('-');
  if (first !== 'field') return '';
  const path: string[] = [];
  let at: z.ZodType | undefined = fields;
  for (const step of steps) {
    if (!at) break;
    const { shape, element }: ReturnType<typeof metaOf> = metaOf(at);
    if (element ? !/^\d+$/.test(step) : !shape?.[step]) break;
    path.push(step);
    at = element ?? shape?.[step];
  }
  return path.join('.');
}

const BLOCKS = 'p, li, h1, h2, h3, h4, blockquote, figcaption, td, th, pre';

/** The words of the paragraph that is being typed in formatted text; empty elsewhere. */
export function wordsAtCursor(control: Element): string {
  if (!control.matches('[contenteditable="true"]')) return '';
  const node = control.ownerDocument.getSelection()?.anchorNode ?? null;
  const element = node instanceof Element ? node : (node?.parentElement ?? null);
  const block = element && control.contains(element) ? element.closest(BLOCKS) : null;
  return block?.textContent ?? '';
}
