import type { z } from 'zod';
import type { portfolio } from '#contract/collections/portfolio.ts';

/** The texts of one project; its position on the page is its position in the list. */
export type ProjectWords = Omit<z.input<typeof portfolio.create>, 'order'>;
