import type { Clicked, Spot } from './messages.ts';
import { pathOf, squash } from './words.ts';

/** The element that shows a field, or what stands nearest to it; null where nothing of it is shown. */
export function findSpot(root: Element, spot: Spot): Element | null {
  const picture = spot.picture && pictureIn(root, spot.picture);
  if (picture) return picture;
  const words = squash(spot.words);
  if (words) {
    const found = saying(root, words);
    const holding = found.length > 0 ? found : holdingWords(root, words);
    const one = holding[Math.min(spot.nth, holding.length - 1)];
    if (one) return one;
  }
  return around(
    root,
    spot.near.flatMap((near) => saying(root, squash(near)).slice(0, 1)),
  );
}

/** The innermost elements that say exactly this. */
export function saying(root: Element, words: string): Element[] {
  if (!words) return [];
  return innermost([...root.querySelectorAll('*')].filter((element) => squash(element.textContent) === words));
}

/** What was clicked, and what is around it, from the inside to the outside. */
export function trailOf(target: Element, root: Element): Clicked[] {
  const trail: Clicked[] = [];
  for (let at: Element | null = target; at && at !== root && trail.length < TRAIL_MAX; at = at.parentElement) {
    const picture = pictureOf(at);
    const words = wordsOf(at);
    if (words.length > WORDS_MAX) break;
    const last = trail.at(-1);
    if ((!words && !picture) || (last && last.words === words && last.picture === picture)) continue;
    trail.push({ words, picture, nth: nthOf(at, root, words) });
  }
  return trail;
}

const TRAIL_MAX = 8;
const WORDS_MAX = 5000;
/** Fewer letters than that are found in everything. */
const TELLING = 2;

function wordsOf(element: Element): string {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return squash(element.placeholder);
  return squash(element.textContent);
}

function nthOf(element: Element, root: Element, words: string): number {
  const found = saying(root, words);
  return Math.max(
    0,
    found.findIndex((one) => one.contains(element) || element.contains(one)),
  );
}

function holdingWords(root: Element, words: string): Element[] {
  const fields = [...root.querySelectorAll<HTMLInputElement>('[placeholder]')];
  const placeholder = fields.filter((field) => squash(field.placeholder) === words);
  if (placeholder.length > 0 || words.length < TELLING) return placeholder;
  return innermost([...root.querySelectorAll('*')].filter((element) => squash(element.textContent).includes(words)));
}

function pictureIn(root: Element, address: string): Element | undefined {
  return [...root.querySelectorAll('img, video')].find((element) => pictureOf(element) === pathOf(address));
}

function pictureOf(element: Element): string {
  return element.matches('img, video') ? pathOf(element.getAttribute('src') ?? '') : '';
}

/** The smallest element around all of them; none where that is everything. */
function around(root: Element, elements: Element[]): Element | null {
  let at: Element | null = elements[0] ?? null;
  while (at && at !== root && !elements.every((one) => at?.contains(one))) at = at.parentElement;
  return at === root ? null : at;
}

function innermost(elements: Element[]): Element[] {
  return elements.filter((element) => !elements.some((other) => other !== element && element.contains(other)));
}
