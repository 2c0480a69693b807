import { z } from 'zod';
import { SERVICE_BLOCKS, SERVICE_ICON_DEFAULT, SERVICE_ICONS, type ServiceBlockType } from '../constants.ts';
import { describe } from '../describe.ts';
import {
  choice,
  entry,
  group,
  html,
  icon,
  image,
  line,
  link,
  list,
  order,
  requiredLine,
  requiredSlug,
  text,
  toggle,
} from '../fields.ts';
import { optional, patchable, replyOf, writable } from '../sections/section.ts';
import { rules } from '../texts.ts';
import { stamps } from './stamps.ts';

const plainItem = line('Item', { max: 600 });
const titledItem = entry({ title: line('Title'), description: text('Description') });
const techItem = entry({ name: line('Name', { max: 120 }), logoUrl: image('Logo', 'services') });
const planItem = entry({
  name: line('Name', { max: 120 }),
  price: line('Price', { max: 60 }),
  period: line('Period', { max: 60 }),
  features: list('Features', line('Feature', { max: 300 }), { item: 'feature' }),
  mostPopular: toggle('Most popular', false),
  ctaText: line('Button text', { max: 60 }),
  ctaLink: link('Button link'),
});
const questionItem = entry({ q: line('Question', { max: 300 }), a: text('Answer', { max: 4000 }) });

const item = describe(z.union([plainItem, titledItem, techItem, planItem, questionItem], 'Not an item of a section'), {
  label: 'Item',
  widget: 'group',
});

export const serviceBlock = entry({
  type: choice('Type', Object.keys(SERVICE_BLOCKS) as [ServiceBlockType, ...ServiceBlockType[]], 'custom'),
  title: line('Title'),
  content: html('Content'),
  items: list('Items', item, { item: 'item', max: 100 }),
});

export const servicePageFields = {
  title: requiredLine('Title', { message: rules.serviceTitle }),
  slug: requiredSlug('Slug', rules.serviceSlug),
  subtitle: line('Subtitle', { max: 300 }),
  excerpt: text('Excerpt', { max: 600 }),
  iconKey: icon('Icon', SERVICE_ICONS, SERVICE_ICON_DEFAULT),
  coverImageUrl: image('Cover', 'services'),
  sections: list('Sections', serviceBlock, { item: 'section', max: 40 }),
  faqs: list('FAQs', questionItem, { item: 'question' }),
  seo: group('Search result', {
    title: line('Title'),
    description: text('Description', { max: 400 }),
    ogImage: image('Share image', 'services'),
  }),
  isPublished: toggle('Published', true),
  order: order(),
};

/** A service with a page of its own. */
export const servicePage = replyOf({ ...servicePageFields, ...stamps });
/** A service as lists answer it: a brief one leaves out its sections and questions. */
export const servicePageInList = replyOf({
  ...servicePageFields,
  sections: optional(servicePageFields.sections),
  faqs: optional(servicePageFields.faqs),
  ...stamps,
});
export const servicePageCreate = writable(servicePageFields);
export const servicePageUpdate = patchable(servicePageFields);

export type ServicePage = z.output<typeof servicePage>;
export type ServicePageInList = z.output<typeof servicePageInList>;
export type ServiceBlock = z.output<typeof serviceBlock>;
