import { z } from 'zod';
import { metaOf, withMeta, type Shape } from '#contract/field-meta.ts';
import { entry, image, line, link, list, text, toggle } from '../fields.ts';
import { pictureShapes } from '../picture-places.ts';

const NAME_MAX = 120;
const FEATURE_MAX = 300;
const QUESTION_MAX = 300;
const DESCRIPTION_MAX = 4000;

/** The items of a section as the calls of services have them: a line, a title with a text, a tool, a plan, a question. */
const plainItem = line('Item', { max: 600 });
const titledItem = entry({ title: line('Title'), description: text('Description') });
const tool = {
  name: line('Name', { max: NAME_MAX }),
  logoUrl: image('Logo', 'services', { shownAs: pictureShapes.toolLogo }),
};
const plan = {
  name: line('Name', { max: NAME_MAX }),
  price: line('Price', { max: 60 }),
  period: line('Period', { max: 60 }),
  features: list('Features', line('Feature', { max: FEATURE_MAX }), { item: 'feature' }),
  mostPopular: toggle('Most popular', false),
  ctaText: line('Button text', { max: 60 }),
  ctaLink: link('Button link'),
};
const question = { q: line('Question', { max: QUESTION_MAX }), a: text('Answer', { max: DESCRIPTION_MAX }) };
export const techItem = entry(tool);
export const planItem = entry(plan);
export const questionItem = entry(question);

const anyItem = z.union([plainItem, titledItem, techItem, planItem, questionItem], 'Not an item of a section');
export type ServiceItem = z.output<typeof anyItem>;

/** An item of any shape. Its keys decide its shape. Errors are reported with the path of the invalid field. */
export const serviceItem = withMeta(
  z.preprocess((raw, context) => {
    const result = shapeOfItem(raw)?.safeParse(raw);
    if (!result) return raw;
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues) context.addIssue({ code: 'custom', path, message });
    return raw;
  }, anyItem) as z.ZodType<ServiceItem, z.input<typeof anyItem>>, // accepts only what the union accepts
  { label: 'Item', widget: 'group' },
);

/** The entries of the blocks. */
export const titledEntry = entryWithItem(
  { title: line('Title', { max: 600 }), description: text('Description', { max: DESCRIPTION_MAX }) },
  titledOf,
);
export const toolEntry = entryWithItem(tool, toolOf);
export const planEntry = entryWithItem(plan, planOf);
export const questionEntry = entryWithItem(question, questionOf);

/**
 * An entry that also keeps in `sent` the item that a call sent, if it has another shape. Once people change the words, the
 * item goes: what they removed must not stay.
 */
function entryWithItem<const S extends Shape>(shape: S, wordsOf: (item: ServiceItem) => object) {
  const sent = withMeta(serviceItem.nullable().default(null), { label: '', widget: 'hidden' });
  const plain = entry({ ...shape, sent });
  const checked = plain.overwrite((value) => {
    const { sent: item, ...words } = value as { sent: ServiceItem | null }; // as above
    return item === null || hasSameJson(wordsOf(item), words) ? value : { ...value, sent: null };
  });
  return withMeta(checked, { ...metaOf(plain), bare: checked });
}

function shapeOfItem(raw: unknown): z.ZodType | undefined {
  if (typeof raw === 'string') return plainItem;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
  return [titledItem, techItem, planItem, questionItem].find((shape) => hasOnlyKeys(raw, metaOf(shape).shape ?? {}));
}

export function hasOnlyKeys(value: object, shape: object): boolean {
  return Object.keys(value).every((key) => Object.hasOwn(shape, key));
}

/** A text in one of several fields; '' if none has one. */
function textIn(item: ServiceItem, names: readonly string[]): string {
  const texts = Object.entries(item).flatMap(([name, value]) =>
    names.includes(name) && typeof value === 'string' ? value : [],
  );
  return texts.find(Boolean) ?? '';
}

/** The words of an item of any shape, as the entry of a block shows them. */
export function titledOf(item: ServiceItem) {
  if (typeof item === 'string') return { title: item, description: '' };
  const title = textIn(item, ['title', 'name', 'q']);
  const description = upTo(DESCRIPTION_MAX, textIn(item, ['description', 'a']) || planAsText(item));
  return 'title' in item ? item : { title, description };
}

export function toolOf(item: ServiceItem) {
  if (typeof item === 'object' && 'logoUrl' in item) return item;
  return { name: upTo(NAME_MAX, titledOf(item).title), logoUrl: '' };
}

export function planOf(item: ServiceItem) {
  if (typeof item === 'object' && 'features' in item) return item;
  const { title, description } = titledOf(item);
  return planItem.parse({ name: upTo(NAME_MAX, title), features: description ? [upTo(FEATURE_MAX, description)] : [] });
}

export function questionOf(item: ServiceItem) {
  if (typeof item === 'object' && 'q' in item) return item;
  const { title, description } = titledOf(item);
  return { q: upTo(QUESTION_MAX, title), a: description };
}

/** The beginning of a text, for a field that takes less than the item has. The item keeps it all. */
function upTo(max: number, text: string): string {
  return text.slice(0, max).trim();
}

function planAsText(item: ServiceItem): string {
  if (typeof item === 'string' || !('features' in item)) return '';
  return [[item.price, item.period].filter(Boolean).join(' '), ...item.features].filter(Boolean).join(', ');
}

/** Both come from a schema, so that their keys are in the same order. */
export function hasSameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
