import { newId } from '#server/ids.ts';
import type { Limit } from './limits.ts';
import { placeOf } from './place.ts';

/** What one place may send through one public form. Refused input does not count. */
const LIMIT: Limit = { max: 30, seconds: 600 };

/** Under which name, and how often, a form may be sent from an address. */
export function publicForm(name: string, address: string): [key: string, limit: Limit] {
  return [`${name}:${placeOf(address)}`, LIMIT];
}

/** What a program that filled the trap is answered: a success like any other, with nothing behind it. */
export function imagined<T extends object>(fields: T) {
  const now = new Date().toISOString();
  return { ...fields, _id: newId(), version: 1, createdAt: now, updatedAt: now };
}

/** Who sends something is not told what is thought of it. */
export const unmarked = { isSuspect: false, suspicions: [] };

interface Decided<S> {
  status?: S | undefined;
  isSuspect?: boolean | undefined;
}

/** What of a decision was sent; what is taken for no spam has nothing held against it. */
export function given<S>({ status, isSuspect }: Decided<S>) {
  return {
    ...(status !== undefined && { status }),
    ...(isSuspect !== undefined && { isSuspect }),
    ...(isSuspect === false && unmarked),
  };
}
