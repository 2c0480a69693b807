import type { z } from 'zod';
import type { work as section } from '#contract/sections/work.ts';

/** Four projects with different colours, after the hero. */
export const work = {
  eyebrow: 'Selected work',
  heading: 'Four sites, four different weathers',
  lead: 'A camp, a potter, a power company and a man who walks. What they share is that nobody has to explain how the site works.',
  cta: { label: 'See all projects', href: '/portfolio' },
  projects: [{ slug: 'camp-khuri' }, { slug: 'mitti' }, { slug: 'ujala' }, { slug: 'gali-walks' }],
} satisfies z.input<typeof section.fields>;
