import type { z } from 'zod';
import type { about as section } from '#contract/sections/about.ts';

/** Who the starter agency is. The figures are the contract's own. */
export const about = {
  eyebrow: 'About the studio',
  heading: 'A small studio with a long horizon',
  title: 'Seven people, one table, no account managers',
  paragraph1:
    'The person who draws your site is the person who answers when you call. We take on five projects a year at most, so that each one gets finished properly.',
  paragraph2:
    'We began in the winter of 2020-21 with one shop and one school. Both are still online, both are still clients, and neither has needed a rescue since.',
  cards: [
    {
      icon: 'check',
      title: 'Light to carry',
      description: 'A page of ours weighs a few hundred kilobytes. It opens on a bus to Phalodi, so it opens anywhere.',
    },
    {
      icon: 'bulb',
      title: 'Easy to keep',
      description: 'You edit every word yourself. We hand over the keys, the code and the accounts.',
    },
  ],
  cta: { label: 'Work with us', href: '/contact' },
  secondaryCta: { label: 'How we work', href: '/services#workflow' },
  imageUrl: 'starter:about.webp',
  imageAlt: 'Dunes outside Bikaner in the last light, the sun just above the ridge',
  badge: { value: 'Since 2020', text: 'in an old wool store on Ganga Shahar Road' },
} satisfies z.input<typeof section.fields>;
