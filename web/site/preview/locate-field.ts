import type { ClickedElement, FieldTarget } from './messages.ts';
import { uploadPath, normalizeText } from './normalize.ts';

/** The element that shows a field, or the closest one around it; null if the page shows nothing of it. */
export function locateField(root: Element, target: FieldTarget): Element | null {
  const part = target.part && document.getElementById(target.part);
  return part ? (locateIn(part, target) ?? part) : locateIn(root, target);
}

function locateIn(root: Element, target: FieldTarget): Element | null {
  const picture = target.picture && findPicture(root, target.picture);
  if (picture) return picture;
  const text = normalizeText(target.text);
  if (text) {
    const found = elementsWithText(root, text);
    const holding = found.length > 0 ? found : elementsContaining(root, text);
    const one = holding[Math.min(target.index, holding.length - 1)];
    if (one) return one;
  }
  return commonAncestor(
    root,
    target.nearby.flatMap((near) => elementsWithText(root, normalizeText(near)).slice(0, 1)),
  );
}

/** The innermost elements with exactly this text. */
export function elementsWithText(root: Element, text: string): Element[] {
  if (!text) return [];
  return innermost([...root.querySelectorAll('*')].filter((element) => normalizeText(element.textContent) === text));
}

export interface TrailStep extends ClickedElement {
  element: Element;
}

/** An element and those around it, from the inside out. */
export function trailOf(target: Element, root: Element): TrailStep[] {
  const trail: TrailStep[] = [];
  for (let at: Element | null = target; at && at !== root && trail.length < TRAIL_MAX; at = at.parentElement) {
    const picture = picturePath(at);
    const text = elementText(at);
    if (text.length > TEXT_MAX) break;
    const last = trail.at(-1);
    if ((!text && !picture) || (last && last.text === text && last.picture === picture)) continue;
    trail.push({ element: at, text, picture, index: matchIndex(at, root, text) });
  }
  return trail;
}

const TRAIL_MAX = 8;
const TEXT_MAX = 5000;
/** Shorter texts occur everywhere. */
const TEXT_MIN = 2;

function elementText(element: Element): string {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return normalizeText(element.placeholder);
  return normalizeText(element.textContent);
}

function matchIndex(element: Element, root: Element, text: string): number {
  const found = elementsWithText(root, text);
  return Math.max(
    0,
    found.findIndex((one) => one.contains(element) || element.contains(one)),
  );
}

function elementsContaining(root: Element, text: string): Element[] {
  const fields = [...root.querySelectorAll<HTMLInputElement>('[placeholder]')];
  const placeholder = fields.filter((field) => normalizeText(field.placeholder) === text);
  if (placeholder.length > 0 || text.length < TEXT_MIN) return placeholder;
  return innermost(
    [...root.querySelectorAll('*')].filter((element) => normalizeText(element.textContent).includes(text)),
  );
}

function findPicture(root: Element, address: string): Element | undefined {
  return [...root.querySelectorAll('img, video')].find((element) => picturePath(element) === uploadPath(address));
}

function picturePath(element: Element): string {
  return element.matches('img, video') ? uploadPath(element.getAttribute('src') ?? '') : '';
}

/** The smallest element around all of them; null if that is the root. */
function commonAncestor(root: Element, elements: Element[]): Element | null {
  let at: Element | null = elements[0] ?? null;
  while (at && at !== root && !elements.every((one) => at?.contains(one))) at = at.parentElement;
  return at === root ? null : at;
}

function innermost(elements: Element[]): Element[] {
  return elements.filter((element) => !elements.some((other) => other !== element && element.contains(other)));
}
