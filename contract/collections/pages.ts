import type { z } from 'zod';
import { blockList } from '../blocks/block.ts';
import { PUBLISH_STATUSES } from '../constants.ts';
import { choice, image, line, pagePath, requiredLine, schedule, seo, text } from '../fields.ts';
import { defineCollection, PAST_MOMENT } from './define-collection.ts';
import { pictureShapes } from '../picture-places.ts';

/** Pages made of blocks. The slug of a page is its whole path: '/about'. */
export const pages = defineCollection({
  name: 'pages',
  path: '/pages',
  pagesAt: '',
  labels: { title: 'Pages', one: 'page', many: 'pages' },
  panel: { icon: 'files', keywords: 'home landing campaign blocks legal privacy terms about contact' },
  fields: {
    title: requiredLine('Title', { max: 160 }),
    slug: pagePath('Address', { help: 'Up to three parts: /offers/spring. “/” is the home page.' }),
    blocks: blockList('Blocks'),
    seo: seo({
      title: line('Title'),
      description: text('Description', { max: 400 }),
      ogImage: image('Share image', 'pages', { shownAs: pictureShapes.shared }),
    }),
    status: choice('Status', PUBLISH_STATUSES, 'draft'),
    publishedAt: schedule('Publication date', { help: 'A moment in the future publishes the page then.' }),
  },
  publicWhen: { status: 'published', publishedAt: PAST_MOMENT },
  order: 'publishedAt',
  search: ['title', 'slug'],
  long: ['blocks'],
});

export type Page = z.output<typeof pages.record>;
