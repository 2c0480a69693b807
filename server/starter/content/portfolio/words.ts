import type { z } from 'zod';
import type { portfolioItemCreate } from '#contract/records/portfolio-item.ts';

/** The words of one project; its place on the page is its place in the list. */
export type ProjectWords = Omit<z.input<typeof portfolioItemCreate>, 'order'>;
