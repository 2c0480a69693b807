import type { z } from 'zod';
import type { portfolioItemCreate } from '#contract/records/portfolio-item.ts';

/** The texts of one project; its position on the page is its position in the list. */
export type ProjectWords = Omit<z.input<typeof portfolioItemCreate>, 'order'>;
