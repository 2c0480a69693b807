import type { z } from 'zod';
import type { services } from '#contract/collections/services.ts';

/** The texts of a service's page, as an editor would send them. */
export type ServicePageWords = z.input<typeof services.create>;
