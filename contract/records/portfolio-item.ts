import { z } from 'zod';
import { ITEM_STATES, PUBLISH_STATUSES } from '../constants.ts';
import {
  choice,
  day,
  entry,
  gallery,
  html,
  image,
  line,
  link,
  order,
  orderOrLast,
  requiredLine,
  requiredSlug,
  tags,
  text,
  toggle,
} from '../fields.ts';
import { listOf, optional, patchable, replyOf, writable } from '../sections/section.ts';
import { rules } from '../texts.ts';
import { stateCounts, pageOf, stamps } from './stamps.ts';

export const portfolioItemFields = {
  title: requiredLine('Title', { message: rules.titleAndSlug }),
  slug: requiredSlug('Slug', rules.titleAndSlug, { prefix: '/portfolio/' }),
  excerpt: text('Excerpt', { max: 600, help: 'A short summary, shown in the portfolio list.' }),
  description: html('Description', { max: 200_000, upload: 'portfolio' }),
  category: line('Category', { fallback: 'Uncategorized', max: 80 }),
  tags: tags('Tags'),
  client: line('Client', { max: 160 }),
  projectDate: day('Project date'),
  techUsed: tags('Tech used'),
  liveUrl: link('Live address', { help: 'The finished website. The button reads “Visit the site”.' }),
  externalUrl: link('Other address', {
    help: 'A page with more about the project. The button reads “Read more about it”.',
  }),
  coverImageUrl: image('Cover', 'portfolio'),
  images: gallery('Images', image('Image', 'portfolio'), {
    item: 'image',
    max: 60,
    help: 'Shown on the project page after the gallery, without captions.',
  }),
  gallery: gallery(
    'Gallery',
    entry({ imageUrl: image('Image', 'portfolio'), caption: line('Caption', { max: 300 }) }),
    {
      item: 'picture',
      max: 60,
      help: 'Shown on the project page, with captions.',
    },
  ),
  isVisible: toggle('Visible', true),
  order: order(),
  status: choice('Status', PUBLISH_STATUSES, 'published'),
};

/** A piece of finished work. */
export const portfolioItem = replyOf({ ...portfolioItemFields, ...stamps });
/** An item in a list; a brief list leaves out descriptions and pictures. */
export const portfolioItemInList = replyOf({
  ...portfolioItemFields,
  description: optional(portfolioItemFields.description),
  images: optional(portfolioItemFields.images),
  gallery: optional(portfolioItemFields.gallery),
  ...stamps,
});
export const portfolioItemCreate = writable({ ...portfolioItemFields, order: orderOrLast() });
export const portfolioItemUpdate = patchable(portfolioItemFields);
export const portfolioPage = replyOf({
  ...pageOf(portfolioItemInList),
  categories: listOf(replyOf({ category: z.string(), count: z.number() })),
  statuses: optional(stateCounts(ITEM_STATES)),
});

export type PortfolioItemInList = z.output<typeof portfolioItemInList>;
export type PortfolioItem = z.output<typeof portfolioItem>;
