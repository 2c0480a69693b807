import type { z } from 'zod';
import type { portfolioItemCreate } from '#contract/records/portfolio-item.ts';

/** What the starter agency has built, in the order of the page. */
export const portfolioItems: z.input<typeof portfolioItemCreate>[] = [];
