import type { z } from 'zod';
import type { work as section } from '#contract/sections/work.ts';

/** Four projects with different colours. The one in the hero's picture comes last. */
export const work = {
  eyebrow: 'Selected work',
  heading: 'Four sites, four different weathers',
  lead: 'A man who walks, a power company, a potter and a camp. What they share is that nobody has to explain how the site works.',
  cta: { label: 'See all projects', href: '/portfolio' },
  projects: [{ slug: 'gali-walks' }, { slug: 'ujala' }, { slug: 'mitti' }, { slug: 'camp-khuri' }],
} satisfies z.input<typeof section.fields>;
