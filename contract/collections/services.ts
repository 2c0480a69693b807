import type { z } from 'zod';
import { metaOf, withMeta } from '#contract/field-meta.ts';
import { blockList } from '../blocks/block.ts';
import { questionItem } from '../blocks/service-items.ts';
import { SERVICE_ICON_DEFAULT, SERVICE_ICONS, SERVICE_PUBLIC_WHEN } from '../constants.ts';
import {
  group,
  hexColor,
  icon,
  image,
  line,
  list,
  order,
  project,
  requiredLine,
  requiredSlug,
  seo,
  text,
  toggle,
} from '../fields.ts';
import { rules } from '../rule-texts.ts';
import { empty, loadFailed, saved } from '../texts.ts';
import { defineCollection } from './define-collection.ts';
import { pictureShapes } from '../picture-places.ts';

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
  coverImageUrl: image('Cover', 'services', { shownAs: pictureShapes.serviceCover }),
  ground: hexColor('Background', {
    help: 'The colour of the cover’s left edge, so that cover and page run into one another. Empty, it follows from the cover.',
  }),
  compare: group(
    'Before and after',
    {
      beforeUrl: image('Before', 'services', { shownAs: pictureShapes.compare }),
      afterUrl: image('After', 'services', { shownAs: pictureShapes.compare }),
    },
    {
      help: 'Two pictures of one size. With both, the page shows them instead of the cover, with a handle between them.',
    },
  ),
  blocks: blockList('Blocks'),
  faqs: list('FAQs', questionItem, { item: 'question' }),
  seo: seo({
    title: line('Title'),
    description: text('Description', { max: 400 }),
    ogImage: image('Share image', 'services', { shownAs: pictureShapes.shared }),
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
  long: ['blocks', 'faqs'],
  hasOwnLists: true,
  structuredData: {
    ...{ type: 'Service', organization: 'provider' },
    properties: { name: 'title', description: ['seo.description', 'excerpt', 'subtitle'], image: 'coverImageUrl' },
  },
});

export type ServicePage = z.output<typeof services.record>;
export type ServicePageInList = z.output<typeof services.inList>;
