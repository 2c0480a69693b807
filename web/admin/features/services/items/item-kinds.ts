import type { PlanItem, QuestionItem, ServiceItem, TechItem, TitledItem } from '#contract/collections/services.ts';

/** The kind of an item, derived from its content and not from its section's type. */
export type ItemKind = 'line' | 'titled' | 'tech' | 'plan' | 'question';

export const isTitled = (item: unknown): item is TitledItem => hasKey(item, 'title');
export const isQuestion = (item: unknown): item is QuestionItem => hasKey(item, 'q');
export const isPlan = (item: unknown): item is PlanItem => hasKey(item, 'features');
export const isTech = (item: unknown): item is TechItem => hasKey(item, 'logoUrl');

export function itemKind(item: ServiceItem): ItemKind {
  if (typeof item === 'string') return 'line';
  if (isQuestion(item)) return 'question';
  if (isPlan(item)) return 'plan';
  return isTech(item) ? 'tech' : 'titled';
}

export function blankItem(kind: ItemKind): ServiceItem {
  return itemFrom(kind, { title: '', description: '' });
}

/** The items in the form; invalid ones are left out. */
export function parseItems(value: unknown): ServiceItem[] {
  return Array.isArray(value) ? value.filter(isItem) : [];
}

export function isBlankItem(item: ServiceItem): boolean {
  return typeof item === 'string' ? item.trim() === '' : !Object.values(item).some(hasText);
}

/** The same text as another kind of item. Returns the item unchanged if that kind cannot hold all of it. */
export function convertItem(item: ServiceItem, kind: ItemKind): ServiceItem {
  const words = titledWords(item);
  const hasRoom = words !== null && (words.description === '' || kind === 'titled' || kind === 'question');
  return hasRoom && itemKind(item) !== kind ? itemFrom(kind, words) : item;
}

/** The complete text of an item on one line. */
export function asLine(item: ServiceItem): string {
  if (typeof item === 'string') return item.trim();
  const words = titledWords(item);
  const parts = words ? [words.title, words.description] : nonEmptyTexts(item);
  return parts
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(': ');
}

/** Title and description of an item that has nothing else; null for any other. */
function titledWords(item: ServiceItem): TitledItem | null {
  if (typeof item === 'string') return { title: item, description: '' };
  if (isTitled(item)) return item;
  if (isQuestion(item)) return { title: item.q, description: item.a };
  const { name, ...rest } = item;
  return Object.values(rest).some(hasText) ? null : { title: name, description: '' };
}

function itemFrom(kind: ItemKind, { title, description }: TitledItem): ServiceItem {
  if (kind === 'line') return title;
  if (kind === 'titled') return { title, description };
  if (kind === 'question') return { q: title, a: description };
  if (kind === 'tech') return { name: title, logoUrl: '' };
  return { name: title, price: '', period: '', features: [], mostPopular: false, ctaText: '', ctaLink: '' };
}

function hasText(part: string | boolean | readonly string[]): boolean {
  if (typeof part === 'boolean') return part;
  return typeof part === 'string' ? part.trim() !== '' : part.some(hasText);
}

function nonEmptyTexts(item: object): string[] {
  return Object.values(item)
    .flat()
    .filter((part: unknown) => typeof part === 'string');
}

function isItem(value: unknown): value is ServiceItem {
  return typeof value === 'string' || isTitled(value) || isQuestion(value) || hasKey(value, 'name');
}

function hasKey(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && key in value;
}
