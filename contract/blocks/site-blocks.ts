import { about } from '../sections/about.ts';
import { contact } from '../sections/contact.ts';
import { faq } from '../sections/faq.ts';
import { hero } from '../sections/hero.ts';
import { pricing } from '../sections/pricing.ts';
import { serviceSection } from '../sections/service-section.ts';
import { work } from '../sections/work.ts';
import { workflow } from '../sections/workflow.ts';
import { line, text, toggle } from '../fields.ts';
import { defineBlock } from './define-block.ts';

/** The blocks with the content of the site: its sections, and what clients say. */
export const siteBlocks = {
  hero: defineBlock({
    name: 'hero',
    label: 'Hero',
    help: 'A large headline over a picture, with two buttons.',
    group: 'About you',
    section: 'hero',
    beginsWithOwnWords: true,
    fields: hero.fields.shape,
  }),
  work: defineBlock({
    name: 'work',
    label: 'Selected work',
    help: 'Finished projects in a row.',
    group: 'Proof',
    section: 'work',
    fields: work.fields.shape,
  }),
  about: defineBlock({
    name: 'about',
    label: 'About',
    help: 'Who you are: words, a picture, figures and cards.',
    group: 'About you',
    section: 'about',
    fields: about.fields.shape,
    looks: { summary: 'Summary', story: 'Whole story with people', closing: 'Last words' },
  }),
  services: defineBlock({
    name: 'services',
    label: 'Services',
    help: 'Your services, as cards or as rows with prices.',
    group: 'Offers',
    section: 'service-section',
    fields: serviceSection.fields.shape,
    looks: { cards: 'Cards', rows: 'Rows with prices and times' },
  }),
  workflow: defineBlock({
    name: 'workflow',
    label: 'Steps',
    help: 'The steps of a project, one after the other.',
    group: 'Offers',
    section: 'workflow',
    fields: workflow.fields.shape,
    looks: { walk: 'Walk along a ridge', strip: 'In brief' },
  }),
  testimonials: defineBlock({
    name: 'testimonials',
    label: 'Testimonials',
    help: 'Quotes of clients, one at a time.',
    group: 'Proof',
    fields: {
      eyebrow: line('Small line above the heading', { max: 120, initial: 'Testimonials' }),
      heading: line('Heading', { max: 160, fallback: 'What people say a year later' }),
      showsWhenEmpty: toggle('Show while there are none', true, {
        help: 'Turn it off, and visitors see this part from your first testimonial on.',
      }),
    },
  }),
  reviews: defineBlock({
    name: 'reviews',
    label: 'Reviews',
    help: 'The reviews of clients with their stars, and the form to write one.',
    group: 'Proof',
    fields: {
      heading: line('Heading', { max: 160, fallback: 'Client reviews' }),
      showsWhenEmpty: toggle('Show while there are none', true, {
        help: 'Turn it off, and visitors cannot write the first review here. Those whom you invite still can.',
      }),
    },
  }),
  faq: defineBlock({
    name: 'faq',
    label: 'Questions',
    help: 'Questions that people ask, with your answers.',
    group: 'Offers',
    section: 'faq',
    fields: faq.fields.shape,
    looks: { scene: 'With a large picture', quiet: 'With a small picture' },
  }),
  contact: defineBlock({
    name: 'contact',
    label: 'Contact',
    help: 'The contact form with cards and a map.',
    group: 'Contact',
    section: 'contact',
    fields: contact.fields.shape,
    looks: { section: 'Part of a page', page: 'Top of a page' },
  }),
  pricing: defineBlock({
    name: 'pricing',
    label: 'Plans',
    help: 'Your plans with their prices.',
    group: 'Offers',
    section: 'pricing',
    fields: pricing.fields.shape,
  }),
  idea: defineBlock({
    name: 'idea',
    label: 'One question',
    help: 'A large question with one field that leads to the contact form.',
    group: 'Contact',
    fields: {
      heading: line('Heading', { max: 160, fallback: 'Tell us what you are building' }),
      lead: text('Text below the heading', {
        max: 600,
        initial: 'A few words are enough. We answer with questions, a first idea and an honest price range.',
      }),
      label: line('Label of the field', { max: 80, fallback: 'What is it?' }),
      placeholder: line('Example in the field', { max: 80, initial: 'One sentence is enough' }),
      button: line('Button', { max: 60, fallback: 'Start a project' }),
    },
  }),
};
