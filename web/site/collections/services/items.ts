/**
 * The text of a block's item. Editors write items as strings or objects, and a block may have had another type when
 * they did, so `itemText` finds the text in all of these.
 */

export interface ItemText {
  title: string;
  description: string;
}

export interface TechItem {
  name: string;
  logoUrl: string;
}

export interface PlanItem {
  name: string;
  description: string;
  /** null if the item is not a plan, so that no price is shown. */
  price: string | null;
  period: string;
  features: string[];
  mostPopular: boolean;
  ctaText: string;
  ctaLink: string;
}

export interface QuestionItem {
  q: string;
  a: string;
}

const TITLES = ['title', 'name', 'q'];
const DESCRIPTIONS = ['description', 'a'];

export function itemText(item: unknown): ItemText {
  if (typeof item === 'string') return { title: item.trim(), description: '' };
  const title = firstText(item, TITLES);
  const description = firstText(item, DESCRIPTIONS) || planAsText(item);
  return title ? { title, description } : { title: description, description: '' };
}

export function parseTech(item: unknown): TechItem {
  return { name: itemText(item).title, logoUrl: textField(item, 'logoUrl') };
}

export function parsePlan(item: unknown): PlanItem {
  const isPlan = textField(item, 'name') !== '';
  const { title, description } = itemText(item);
  return {
    name: title,
    description: isPlan ? textField(item, 'description') : description,
    price: isPlan ? textField(item, 'price') : null,
    period: textField(item, 'period'),
    features: parseFeatures(item),
    mostPopular: fieldValue(item, 'mostPopular') === true,
    ctaText: textField(item, 'ctaText'),
    ctaLink: textField(item, 'ctaLink'),
  };
}

export function parseQuestion(item: unknown): QuestionItem {
  const { title, description } = itemText(item);
  return { q: title, a: description };
}

/** Splits a leading figure from the rest of a sentence: '92 %' and 'of our clients stay'. */
export function splitLeadingFigure({ title, description }: ItemText): { figure: string; text: string } | null {
  if (isFigure(title)) return { figure: title, text: description };
  if (description) return null;
  const [, figure, text] =
    /^((?:Rs ?|₹)?[+\-−×<>]?\d[\d.,:]*(?: ?[%+×x]| ?(?:s|ms|KB|MB|K|M)\b)?)\s+(.+)$/s.exec(title) ?? [];
  return figure && text ? { figure, text } : null;
}

const FIGURE_MAX = 12;

function isFigure(text: string): boolean {
  return text.length <= FIGURE_MAX && /^\D{0,3}\d[^\p{L}]*\p{L}{0,4}$/u.test(text);
}

function planAsText(item: unknown): string {
  const price = [textField(item, 'price'), textField(item, 'period')].filter(Boolean).join(' ');
  return [price, ...parseFeatures(item)].filter(Boolean).join(', ');
}

function parseFeatures(item: unknown): string[] {
  const features = fieldValue(item, 'features');
  return Array.isArray(features) ? features.map((feature) => itemText(feature).title).filter(Boolean) : [];
}

function firstText(item: unknown, keys: string[]): string {
  return keys.map((key) => textField(item, key)).find(Boolean) ?? '';
}

function textField(item: unknown, key: string): string {
  const value = fieldValue(item, key);
  return typeof value === 'string' ? value.trim() : '';
}

function fieldValue(item: unknown, key: string): unknown {
  return typeof item === 'object' && item !== null ? new Map(Object.entries(item)).get(key) : undefined;
}
