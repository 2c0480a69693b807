import type { z } from 'zod';
import type { servicePageCreate } from '#contract/records/service-page.ts';

/** The pages of the starter agency's services; their slugs are those of the service section's cards. */
export const servicePages: z.input<typeof servicePageCreate>[] = [];
