import { newId } from '#server/ids.ts';
import type { Limits } from '#server/http/rate-limits.ts';
import { networksOf, type Prefix } from '#server/http/ip-prefix.ts';

const SECONDS = 600;
/** What one network may send through one public form in that time. Refused input does not count. */
const MAX: Record<Prefix, number> = { '/64': 30, '/56': 60, '/48': 120 };

/**
 * Counts an entry of a public form; too many from one network fail with 429. There is no bound in all: it would let
 * somebody with many networks keep real enquiries out.
 */
export async function countEntry(limits: Limits, form: string, address: string): Promise<void> {
  const networks = networksOf(address);
  await limits.take(
    networks.map(({ network, prefix }) => ({ key: `${form}:${network}`, max: MAX[prefix], seconds: SECONDS })),
  );
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
