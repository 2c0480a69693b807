import type { Limit } from './limits.ts';

/** What one address may send through one public form. Refused input does not count. */
export const publicFormLimit: Limit = { max: 30, seconds: 600 };
