/** Blocks as version 034 stores them, made from the stored sections of a service. */

type Values = Record<string, unknown>;

/** A kind of block, and its list. */
interface Kind {
  kind: string;
  list: 'items' | 'tools' | 'plans' | 'questions';
}
const CUSTOM: Kind = { kind: 'custom', list: 'items' };
/** By the type of the section. */
const KINDS: Readonly<Record<string, Kind | undefined>> = {
  problems: { kind: 'problems', list: 'items' },
  outcomes: { kind: 'outcomes', list: 'items' },
  deliverables: { kind: 'deliverables', list: 'items' },
  process: { kind: 'process', list: 'items' },
  tech: { kind: 'tech', list: 'tools' },
  pricing: { kind: 'service-plans', list: 'plans' },
  faqs: { kind: 'questions', list: 'questions' },
  custom: CUSTOM,
};
const FIELDS = {
  items: { title: '', description: '' },
  tools: { name: '', logoUrl: '' },
  plans: { name: '', price: '', period: '', features: [], mostPopular: false, ctaText: '', ctaLink: '' },
  questions: { q: '', a: '' },
};

/** A section of an unknown type was shown as a custom one, and becomes one. */
export function blocksFrom(sections: unknown): Values[] {
  return listIn(sections).filter(isValues).map(toBlock);
}

function toBlock(section: Values, index: number): Values {
  const type = String(section.type);
  const { kind, list } = (Object.hasOwn(KINDS, type) && KINDS[type]) || CUSTOM;
  const items = listIn(section.items).filter((item) => typeof item === 'string' || isValues(item));
  const content = {
    heading: textIn(section, ['title']),
    text: textIn(section, ['content']),
    [list]: items.map((item) => toEntry(item, list)),
  };
  // By its place, so that the versions of a service have the same blocks.
  const own = { _id: `section-${index + 1}`, type: kind, source: 'own', look: 'standard', hidden: false };
  return { ...own, from: '', until: '', content };
}

/** The entry of an item. Keeps the item beside it if a call would read it in another shape. */
function toEntry(item: string | Values, list: keyof typeof FIELDS): Values {
  const isOwnShape = isValues(item) && Object.keys(item).every((name) => Object.hasOwn(FIELDS[list], name));
  if (isOwnShape && list !== 'items') return { ...FIELDS[list], ...item, sent: null };
  const words = list === 'items' && isOwnShape ? { ...FIELDS.items, ...item } : wordsOf(item, list);
  const isPlainLine = typeof item === 'string' && list === 'items';
  const isTitled = isOwnShape && list === 'items' && textIn(item, ['description']) !== '';
  return { ...words, sent: isPlainLine || isTitled ? null : item };
}

/** The words of an item of another shape, as long as the fields take. The item itself stays whole beside them. */
function wordsOf(item: string | Values, list: keyof typeof FIELDS): Values {
  const { title, description } = titledFrom(item);
  if (list === 'items') return { title, description };
  if (list === 'tools') return { ...FIELDS.tools, name: title.slice(0, 120) };
  if (list === 'questions') return { q: title.slice(0, 300), a: description };
  return { ...FIELDS.plans, name: title.slice(0, 120), features: description ? [description.slice(0, 300)] : [] };
}

function titledFrom(item: string | Values): { title: string; description: string } {
  if (typeof item === 'string') return { title: item, description: '' };
  const title = textIn(item, ['title', 'name', 'q']);
  const description = textIn(item, ['description', 'a']) || planAsText(item);
  return { title, description: description.slice(0, 4000) };
}

function planAsText(item: Values): string {
  const price = [textIn(item, ['price']), textIn(item, ['period'])].filter(Boolean).join(' ');
  const features = listIn(item.features).filter((feature) => typeof feature === 'string');
  return [price, ...features].filter(Boolean).join(', ');
}

function textIn(values: Values, names: readonly string[]): string {
  return names.map((name) => values[name]).find((value): value is string => typeof value === 'string' && value !== '') ?? ''; // prettier-ignore
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
