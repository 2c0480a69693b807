import type { z } from 'zod';
import { NAME_MIN, OPINION_MAX, OPINION_MIN } from '../constants.ts';
import { image, line, order, orderOrLast, requiredLine, requiredText, toggle } from '../fields.ts';
import { patchable, replyOf, writable } from '../sections/section.ts';
import { stamps } from './stamps.ts';

export const testimonialFields = {
  name: requiredLine('Name', { min: NAME_MIN, max: 120, personal: 'name' }),
  role: line('Role', { max: 120, personal: 'text' }),
  feedback: requiredText('Feedback', { min: OPINION_MIN, max: OPINION_MAX, personal: 'text' }),
  imageUrl: image('Image', 'testimonials', { help: 'Leave empty to use a portrait drawn from the name.' }),
  imageAlt: line('Description of the image', { pictureAt: 'imageUrl' }),
  isVisible: toggle('Visible', true),
  order: order(),
};

/** A client's statement, entered by staff. */
export const testimonial = replyOf({ ...testimonialFields, ...stamps });
export const testimonialCreate = writable({ ...testimonialFields, order: orderOrLast() });
export const testimonialUpdate = patchable(testimonialFields);

export type Testimonial = z.output<typeof testimonial>;
