import type { z } from 'zod';
import type { serviceSection as section } from '#contract/sections/service-section.ts';

/** What the starter agency offers; each card leads to the service page of the same slug. */
export const serviceSection = {
  eyebrow: 'Services',
  headLine1: 'Everything a website needs,',
  headLine2Gradient: 'nothing it has to carry',
  rightParagraph: 'Six things we do ourselves, under one roof. Take one, or let them run together like a ridge.',
  cta: { label: 'See plans and prices', href: '/pricing' },
  cards: [
    {
      title: 'Web design',
      description: 'Pages that look like you on your best day, drawn around the one thing a visitor came to do.',
      iconKey: 'FaPaintBrush',
      slug: 'web-design',
    },
    {
      title: 'Web development',
      description: 'Accessible front ends, calm back ends, and code that the next person can read.',
      iconKey: 'FaCode',
      slug: 'web-development',
    },
    {
      title: 'Online shops',
      description: 'Catalogue, UPI and card payments, courier labels. A checkout your regulars will never think about.',
      iconKey: 'FaMobileAlt',
      slug: 'online-shops',
    },
    {
      title: 'Brand identity',
      description: 'A name, a mark, a voice and a small set of rules that holds from signboard to favicon.',
      iconKey: 'FaGem',
      slug: 'brand-identity',
    },
    {
      title: 'Search and content',
      description: 'Plain-language pages that answer real questions, in Hindi and English, and get found for it.',
      iconKey: 'FaBullhorn',
      slug: 'search-and-content',
    },
    {
      title: 'Care plans',
      description:
        'Updates, backups and a person who picks up the phone. Small changes are done the same day or the next.',
      iconKey: 'FaRocket',
      slug: 'care-plans',
    },
  ],
} satisfies z.input<typeof section.fields>;
