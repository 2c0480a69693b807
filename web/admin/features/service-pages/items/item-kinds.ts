import type { PlanItem, QuestionItem, ServiceItem, TechItem, TitledItem } from '#contract/records/service-page.ts';

/** What an item of a section is by what it holds, whatever the type of its section. */
export type ItemKind = 'line' | 'titled' | 'tech' | 'plan' | 'question';

export const isTitled = (item: unknown): item is TitledItem => hasKey(item, 'title');
export const isQuestion = (item: unknown): item is QuestionItem => hasKey(item, 'q');
export const isPlan = (item: unknown): item is PlanItem => hasKey(item, 'features');
export const isTech = (item: unknown): item is TechItem => hasKey(item, 'logoUrl');

export function kindOf(item: ServiceItem): ItemKind {
  if (typeof item === 'string') return 'line';
  if (isQuestion(item)) return 'question';
  if (isPlan(item)) return 'plan';
  return isTech(item) ? 'tech' : 'titled';
}

export function blankItem(kind: ItemKind): ServiceItem {
  return itemFrom(kind, { title: '', description: '' });
}

/** The items as the form holds them; what is none is left out. */
export function itemsOf(value: unknown): ServiceItem[] {
  return Array.isArray(value) ? value.filter(isItem) : [];
}

/** Whether an item says nothing yet. */
export function isBlank(item: ServiceItem): boolean {
  return typeof item === 'string' ? item.trim() === '' : !Object.values(item).some(saysSomething);
}

/** The same words as another kind of item, or the item itself where that kind has no room for all of it. */
export function converted(item: ServiceItem, kind: ItemKind): ServiceItem {
  const words = wordsOf(item);
  const hasRoom = words !== null && (words.description === '' || kind === 'titled' || kind === 'question');
  return hasRoom && kindOf(item) !== kind ? itemFrom(kind, words) : item;
}

/** The item's words in a single line; nothing is left out. */
export function asLine(item: ServiceItem): string {
  if (typeof item === 'string') return item.trim();
  const words = wordsOf(item);
  const parts = words ? [words.title, words.description] : textsIn(item);
  return parts
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(': ');
}

/** What is said by an item that has nothing but a title and a description, by whatever name; null for any other. */
function wordsOf(item: ServiceItem): TitledItem | null {
  if (typeof item === 'string') return { title: item, description: '' };
  if (isTitled(item)) return item;
  if (isQuestion(item)) return { title: item.q, description: item.a };
  const { name, ...rest } = item;
  return Object.values(rest).some(saysSomething) ? null : { title: name, description: '' };
}

function itemFrom(kind: ItemKind, { title, description }: TitledItem): ServiceItem {
  if (kind === 'line') return title;
  if (kind === 'titled') return { title, description };
  if (kind === 'question') return { q: title, a: description };
  if (kind === 'tech') return { name: title, logoUrl: '' };
  return { name: title, price: '', period: '', features: [], mostPopular: false, ctaText: '', ctaLink: '' };
}

function saysSomething(part: string | boolean | readonly string[]): boolean {
  if (typeof part === 'boolean') return part;
  return typeof part === 'string' ? part.trim() !== '' : part.some(saysSomething);
}

function textsIn(item: object): string[] {
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
