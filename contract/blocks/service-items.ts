import { z } from 'zod';
import { metaOf, withMeta } from '#contract/field-meta.ts';
import { entry, image, line, link, list, text, toggle } from '../fields.ts';

/** The items of a section as the calls of services have them: a line, a title with a text, a tool, a plan, a question. */
const plainItem = line('Item', { max: 600 });
const titledItem = entry({ title: line('Title'), description: text('Description') });
const tool = { name: line('Name', { max: 120 }), logoUrl: image('Logo', 'services') };
const plan = {
  name: line('Name', { max: 120 }),
  price: line('Price', { max: 60 }),
  period: line('Period', { max: 60 }),
  features: list('Features', line('Feature', { max: 300 }), { item: 'feature' }),
  mostPopular: toggle('Most popular', false),
  ctaText: line('Button text', { max: 60 }),
  ctaLink: link('Button link'),
};
const question = { q: line('Question', { max: 300 }), a: text('Answer', { max: 4000 }) };
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

/**
 * The item as a call sent it, if it has another shape than the block gives its items. Calls return it as long as people
 * leave its words as they are.
 */
const sent = withMeta(serviceItem.nullable().default(null), { label: '', widget: 'hidden' });

/** The entries of the blocks. */
export const titledEntry = entry({
  title: line('Title', { max: 600 }),
  description: text('Description', { max: 4000 }),
  sent,
});
export const toolEntry = entry({ ...tool, sent });
export const planEntry = entry({ ...plan, sent });
export const questionEntry = entry({ ...question, sent });

function shapeOfItem(raw: unknown): z.ZodType | undefined {
  if (typeof raw === 'string') return plainItem;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined;
  return [titledItem, techItem, planItem, questionItem].find((shape) => hasOnlyKeys(raw, metaOf(shape).shape ?? {}));
}

export function hasOnlyKeys(value: object, shape: object): boolean {
  return Object.keys(value).every((key) => Object.hasOwn(shape, key));
}
