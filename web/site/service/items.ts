/**
 * What stands in a section's list. Editors write strings or objects, and a section may have been of another type when
 * they did: whatever an item is, its words are found.
 */

export interface Words {
  title: string;
  description: string;
}

export interface Tech {
  name: string;
  logoUrl: string;
}

export interface Plan {
  name: string;
  description: string;
  /** null where the item is no plan, so that it says nothing about a price. */
  price: string | null;
  period: string;
  features: string[];
  mostPopular: boolean;
  ctaText: string;
  ctaLink: string;
}

export interface Question {
  q: string;
  a: string;
}

const TITLES = ['title', 'name', 'q'];
const DESCRIPTIONS = ['description', 'a'];

export function wordsOf(item: unknown): Words {
  if (typeof item === 'string') return { title: item.trim(), description: '' };
  const title = firstText(item, TITLES);
  const description = firstText(item, DESCRIPTIONS) || planInWords(item);
  return title ? { title, description } : { title: description, description: '' };
}

export function techOf(item: unknown): Tech {
  return { name: wordsOf(item).title, logoUrl: textOf(item, 'logoUrl') };
}

export function planOf(item: unknown): Plan {
  const isPlan = textOf(item, 'name') !== '';
  const { title, description } = wordsOf(item);
  return {
    name: title,
    description: isPlan ? textOf(item, 'description') : description,
    price: isPlan ? textOf(item, 'price') : null,
    period: textOf(item, 'period'),
    features: featuresOf(item),
    mostPopular: field(item, 'mostPopular') === true,
    ctaText: textOf(item, 'ctaText'),
    ctaLink: textOf(item, 'ctaLink'),
  };
}

export function questionOf(item: unknown): Question {
  const { title, description } = wordsOf(item);
  return { q: title, a: description };
}

/** A figure that leads a sentence, apart from the rest of it: '92 %' and 'of our clients stay'. */
export function figureOf({ title, description }: Words): { figure: string; words: string } | null {
  if (isFigure(title)) return { figure: title, words: description };
  if (description) return null;
  const [, figure, words] =
    /^((?:Rs ?|₹)?[+\-−×<>]?\d[\d.,:]*(?: ?[%+×x]| ?(?:s|ms|KB|MB|K|M)\b)?)\s+(.+)$/s.exec(title) ?? [];
  return figure && words ? { figure, words } : null;
}

const FIGURE_MAX = 12;

function isFigure(text: string): boolean {
  return text.length <= FIGURE_MAX && /^\D{0,3}\d[^\p{L}]*\p{L}{0,4}$/u.test(text);
}

function planInWords(item: unknown): string {
  const price = [textOf(item, 'price'), textOf(item, 'period')].filter(Boolean).join(' ');
  return [price, ...featuresOf(item)].filter(Boolean).join(', ');
}

function featuresOf(item: unknown): string[] {
  const features = field(item, 'features');
  return Array.isArray(features) ? features.map((feature) => wordsOf(feature).title).filter(Boolean) : [];
}

function firstText(item: unknown, keys: string[]): string {
  return keys.map((key) => textOf(item, key)).find(Boolean) ?? '';
}

function textOf(item: unknown, key: string): string {
  const value = field(item, key);
  return typeof value === 'string' ? value.trim() : '';
}

function field(item: unknown, key: string): unknown {
  return typeof item === 'object' && item !== null ? new Map(Object.entries(item)).get(key) : undefined;
}
