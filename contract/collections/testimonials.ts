import type { z } from 'zod';
import { NAME_MIN, OPINION_MAX, OPINION_MIN } from '../constants.ts';
import { image, line, order, requiredLine, requiredText, toggle } from '../fields.ts';
import { defineCollection } from './define-collection.ts';
import { pictureShapes } from '../picture-places.ts';

/** What clients said, entered by staff. */
export const testimonials = defineCollection({
  name: 'testimonials',
  path: '/testimonials',
  labels: { title: 'Testimonials', one: 'testimonial', many: 'testimonials' },
  panel: { icon: 'quote', keys: { open: 't', create: 't' }, keywords: 'quotes clients said', needsWidth: true },
  title: 'name',
  fields: {
    name: requiredLine('Name', { min: NAME_MIN, max: 120, personal: 'name' }),
    role: line('Role', { max: 120, personal: 'text' }),
    feedback: requiredText('Feedback', { min: OPINION_MIN, max: OPINION_MAX, personal: 'text' }),
    imageUrl: image('Image', 'testimonials', {
      shownAs: pictureShapes.testimonial,
      help: 'Leave empty to use a portrait drawn from the name.',
    }),
    imageAlt: line('Description of the image', { pictureAt: 'imageUrl' }),
    isVisible: toggle('Visible', true),
    order: order(),
  },
  publicWhen: { isVisible: true },
  order: 'sparse',
  search: ['name', 'role', 'feedback'],
  hasOwnLists: true,
});

export type Testimonial = z.output<typeof testimonials.record>;
