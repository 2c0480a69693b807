import type { FieldTarget } from './messages.ts';
import { paragraphsOf } from './paragraphs.ts';

/** The element that shows a field, or the closest one around it; null if the page shows nothing of it. */
export function locateField({ path, paragraph, part }: Omit<FieldTarget, 'id'>): Element | null {
  const parent = path.slice(0, Math.max(path.lastIndexOf('.'), 0));
  const own = elementOf(path) ?? (parent ? elementOf(parent) : null);
  if (own) return paragraphsOf(own)[paragraph] ?? own;
  return commonAncestor(elementsBelow(path)) ?? commonAncestor(elementsBelow(parent)) ?? partWithId(part);
}

/** The element of exactly this field; null if the page does not show it. A list of links repeats headings. */
export function elementOf(path: string): HTMLElement | null {
  const found = fieldElements().filter(({ dataset }) => dataset.field === path);
  const [first = null] = found;
  const visible = found.filter((element) => element.getClientRects().length > 0);
  return visible.find((element) => !element.closest('nav')) ?? visible[0] ?? first;
}

/** The paths of all fields that the page shows, from its top to its end. */
export function shownPaths(): string[] {
  return [...new Set(fieldElements().map(({ dataset }) => dataset.field ?? ''))];
}

/** The field at an element, and the element that shows it; null if it is a fixed part of the page. */
export function fieldAt(target: Element): { path: string; element: Element } | null {
  const own = target.closest<HTMLElement>('[data-field]');
  if (own) return { path: own.dataset.field ?? '', element: own };
  return hasOwnText(target) ? null : entryAround(target);
}

/** The first field of the list entry around an element without text, such as the space in a card. */
function entryAround(target: Element): { path: string; element: Element } | null {
  let around: Element | null = target;
  while (around && !around.querySelector('[data-field]')) around = around.parentElement;
  const paths = [...(around?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].map(
    ({ dataset }) => dataset.field ?? '',
  );
  const [path = ''] = paths;
  const entry = /^.*\.\d+(?=\.)/.exec(path)?.[0];
  if (!around || !entry || !paths.every((one) => one.startsWith(`${entry}.`))) return null;
  return { path, element: around };
}

function hasOwnText(element: Element): boolean {
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
}

function fieldElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-field]')];
}

function elementsBelow(path: string): HTMLElement[] {
  return path ? fieldElements().filter(({ dataset }) => dataset.field?.startsWith(`${path}.`)) : [];
}

function partWithId(id: string | undefined): Element | null {
  return id ? document.getElementById(id) : null;
}

/** The smallest element around all of them; null if that is the whole page. */
function commonAncestor(elements: readonly Element[]): Element | null {
  let at: Element | null = elements[0] ?? null;
  while (at && !elements.every((one) => at?.contains(one))) at = at.parentElement;
  return at?.matches('main, body') ? null : at;
}
