import { z } from 'zod';
import {
  SERVICE_BLOCKS,
  SERVICE_ICON_DEFAULT,
  SERVICE_ICONS,
  SERVICE_PUBLIC_WHEN,
  type ServiceBlockType,
} from '../constants.ts';
import { withMeta, metaOf } from '#contract/field-meta.ts';
import {
  choice,
  entry,
  group,
  hexColor,
  html,
  icon,
  image,
  line,
  link,
  list,
  order,
  project,
  requiredLine,
  requiredSlug,
  seo,
  text,
  toggle,
} from '../fields.ts';
import { empty, loadFailed, rules, saved } from '../texts.ts';
import { defineCollection } from './define-collection.ts';

/** The kinds of items in a section: a line, a title with a text, a tool, a plan, a question. */
export const plainItem = line('Item', { max: 600 });
export const titledItem = entry({ title: line('Title'), description: text('Description') });
export const techItem = entry({ name: line('Name', { max: 120 }), logoUrl: image('Logo', 'services') });
export const planItem = entry({
  name: line('Name', { max: 120 }),
  price: line('Price', { max: 60 }),
  period: line('Period', { max: 60 }),
  features: list('Features', line('Feature', { max: 300 }), { item: 'feature' }),
  mostPopular: toggle('Most popular', false),
  ctaText: line('Button text', { max: 60 }),
  ctaLink: link('Button link'),
});
export const questionItem = entry({ q: line('Question', { max: 300 }), a: text('Answer', { max: 4000 }) });

const item = itemOf(z.union([plainItem, titledItem, techItem, planItem, questionItem], 'Not an item of a section'));
const ITEMS_MAX = 100;
const items = z
  .array(item, 'Must be a list')
  .max(ITEMS_MAX, `At most ${ITEMS_MAX} entries`)
  .overwrite((found) => found.filter(isFilled));

const block = entry({
  type: choice('Type', Object.keys(SERVICE_BLOCKS) as [ServiceBlockType, ...ServiceBlockType[]], 'custom'),
  title: line('Title'),
  content: html('Content', { upload: 'services' }),
  items: withMeta(items.default([]), {
    label: 'Items',
    widget: 'list',
    item: 'item',
    max: ITEMS_MAX,
    element: item,
    bare: items,
  }),
});

/** A section of a service's page. */
export const serviceBlock = withMeta(
  z.preprocess(fillItemDefaults, block) as z.ZodType<z.output<typeof block>, z.input<typeof block>>, // accepts only what block accepts
  metaOf(block),
);

const subtitle = line('Subtitle', { max: 300 });

const fields = {
  title: requiredLine('Title', { message: rules.serviceTitle }),
  slug: requiredSlug('Address', rules.serviceSlug, { prefix: '/services/' }),
  subtitle: withMeta(subtitle, { ...metaOf(subtitle), widget: 'text' }),
  excerpt: text('Short summary', { max: 600, help: 'Shown on cards that link to this page.' }),
  priceFrom: line('Price from', {
    max: 40,
    help: 'The lowest price as text, such as “Rs 90K”. Shown on the Services page.',
  }),
  duration: line('Time it takes', { max: 40, help: 'Such as “5 to 8 weeks”. Shown on the Services page.' }),
  project: project('Example project', { help: 'Shown on the Services page and at the end of this page.' }),
  iconKey: icon('Icon', SERVICE_ICONS, SERVICE_ICON_DEFAULT),
  coverImageUrl: image('Cover', 'services'),
  ground: hexColor('Background', {
    help: 'The colour of the cover’s left edge, so that cover and page run into one another. Empty, it follows from the cover.',
  }),
  compare: group(
    'Before and after',
    { beforeUrl: image('Before', 'services'), afterUrl: image('After', 'services') },
    {
      help: 'Two pictures of one size. With both, the page shows them instead of the cover, with a handle between them.',
    },
  ),
  sections: list('Sections', serviceBlock, { item: 'section', max: 40 }),
  faqs: list('FAQs', questionItem, { item: 'question' }),
  seo: seo({
    title: line('Title'),
    description: text('Description', { max: 400 }),
    ogImage: image('Share image', 'services'),
  }),
  isPublished: toggle('Published', true),
  order: order({ help: 'Lower numbers come first.' }),
};

/** Services, each with a page of its own. */
export const services = defineCollection({
  name: 'services',
  path: '/services',
  writesAt: '/services/admin',
  labels: { title: 'Service pages', list: 'Services', one: 'service', many: 'services', add: 'New service page' },
  panel: {
    path: 'service',
    icon: 'stack',
    keys: { open: 's', create: 's' },
    keywords: 'all services offers plans faqs',
  },
  messages: { listFailed: loadFailed.admin, missing: empty.service, deleted: saved.serviceDeleted },
  fields,
  publicWhen: SERVICE_PUBLIC_WHEN,
  search: ['title', 'slug', 'subtitle', 'excerpt'],
  long: ['sections', 'faqs'],
  hasOwnLists: true,
  structuredData: {
    ...{ type: 'Service', organization: 'provider' },
    properties: { name: 'title', description: ['seo.description', 'excerpt', 'subtitle'], image: 'coverImageUrl' },
  },
});

export type ServicePage = z.output<typeof services.record>;
export type ServicePageInList = z.output<typeof services.inList>;
export type ServiceBlock = z.output<typeof serviceBlock>;
export type ServiceItem = z.output<typeof item>;
export type TitledItem = z.output<typeof titledItem>;
export type TechItem = z.output<typeof techItem>;
export type PlanItem = z.output<typeof planItem>;
export type QuestionItem = z.output<typeof questionItem>;

/** The keys of an object decide its item kind. Errors are reported with the path of the invalid field. */
function itemOf<U extends z.ZodType>(anyOf: U) {
  const known = z.preprocess((raw, context) => {
    const kind = itemSchemaOf(raw);
    const result = kind?.safeParse(raw);
    if (!result) return raw;
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues) context.addIssue({ code: 'custom', path, message });
    return raw;
  }, anyOf);
  return withMeta(known as z.ZodType<z.output<U>, z.input<U>>, { label: 'Item', widget: 'group' }); // accepts only what the union accepts
}

function itemSchemaOf(raw: unknown): z.ZodType | undefined {
  if (typeof raw === 'string') return plainItem;
  if (!isObject(raw)) return undefined;
  return [titledItem, techItem, planItem, questionItem].find((kind) => hasOnlyKeys(raw, metaOf(kind).shape ?? {}));
}

/** The item kind of the section types that have a special one. */
const SCHEMA_BY_TYPE: Partial<Record<ServiceBlockType, z.ZodType>> = {
  tech: techItem,
  pricing: planItem,
  faqs: questionItem,
};

/** A tool and a plan both have a name. If an item has little more, the type of its section decides. */
function fillItemDefaults(raw: unknown): unknown {
  if (!isObject(raw) || !Array.isArray(raw.items)) return raw;
  const kind = Object.entries(SCHEMA_BY_TYPE).find(([type]) => type === raw.type)?.[1];
  if (!kind) return raw;
  const shape = metaOf(kind).shape ?? {};
  const blank = kind.parse({});
  const complete = (entry: unknown) =>
    isObject(entry) && isObject(blank) && hasOnlyKeys(entry, shape) ? { ...blank, ...entry } : entry;
  return { ...raw, items: raw.items.map(complete) };
}

function isFilled(item: unknown): boolean {
  if (typeof item === 'string') return item !== '';
  return (
    isObject(item) &&
    Object.values(item).some((part) => part === true || (Array.isArray(part) ? part.some(Boolean) : part))
  );
}

function hasOnlyKeys(value: object, shape: object): boolean {
  return Object.keys(value).every((key) => Object.hasOwn(shape, key));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
