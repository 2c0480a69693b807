import type { z } from 'zod';
import type { hero as section } from '#contract/sections/hero.ts';

/** The first thing visitors of the starter site see. */
export const hero = {
  eyebrow: 'Web studio in Bikaner, Rajasthan',
  titleLine1: 'Built on sand.',
  titleLine2: 'Made to last.',
  description:
    'Dune Digital is a small web agency at the edge of the Thar. We make fast, quiet, hard-wearing websites for people with better things to do than look after them.',
  cta: { label: 'Start a project', href: '/contact' },
  secondaryCta: { label: 'See our work', href: '/portfolio' },
  badge: { value: '{rating}', text: 'out of 5, on average, in the reviews our clients leave' },
  rightImageUrl: 'starter:hero-right.webp',
  rightImageAlt: 'The booking site of Camp Khuri: dunes in the evening, free dates and a tent to choose',
} satisfies z.input<typeof section.fields>;
