import type { z } from 'zod';
import { blockList } from '../blocks/block.ts';
import { requiredLine, toggle } from '../fields.ts';
import { defineCollection } from './define-collection.ts';

/** The blocks above and below the main part of a page that is not made of blocks. */
export const templates = defineCollection({
  name: 'templates',
  path: '/templates',
  labels: { title: 'Templates', one: 'template', many: 'templates' },
  panel: { icon: 'layout', keywords: 'blocks above below pricing lists posts projects services pages' },
  title: 'place',
  fields: {
    place: requiredLine('Page', { max: 200 }),
    above: blockList('Blocks above'),
    below: blockList('Blocks below'),
    isVisible: toggle('Visible', true),
  },
  publicWhen: { isVisible: true },
  order: 'newest',
  search: ['place'],
  long: ['above', 'below'],
});

export type Template = z.output<typeof templates.record>;
