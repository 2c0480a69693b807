import type { z } from 'zod';
import type { servicePageCreate } from '#contract/records/service-page.ts';

/** The texts of a service's page, as an editor would send them. */
export type ServicePageWords = z.input<typeof servicePageCreate>;
