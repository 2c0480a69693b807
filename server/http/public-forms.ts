import { newId } from '#server/ids.ts';
import type { Limit } from './limits.ts';

/** What one address may send through one public form. Refused input does not count. */
export const publicFormLimit: Limit = { max: 30, seconds: 600 };

/** What a program that filled the trap is answered: a success like any other, with nothing behind it. */
export function imagined<T extends object>(fields: T) {
  const now = new Date().toISOString();
  return { ...fields, _id: newId(), version: 1, createdAt: now, updatedAt: now };
}
