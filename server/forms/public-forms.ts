import { newId } from '#server/ids.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { ipPrefixes, type Prefix } from '#server/http/ip-prefix.ts';

const WINDOW_SECONDS = 600;
/** What one network may send through one public form in that time. Refused input does not count. */
const MAX_BY_PREFIX: Record<Prefix, number> = { '/64': 30, '/56': 60, '/48': 120 };

/**
 * Counts an entry of a public form; too many from one network fail with 429. There is no bound in all: it would let
 * somebody with many networks keep real enquiries out.
 */
export async function limitSubmissions(limits: RateLimits, form: string, address: string): Promise<void> {
  const networks = ipPrefixes(address);
  await limits.consume(
    networks.map(({ network, prefix }) => ({
      key: `${form}:${network}`,
      max: MAX_BY_PREFIX[prefix],
      seconds: WINDOW_SECONDS,
    })),
  );
}

/** What a program that filled the trap is answered: a success like any other, with nothing behind it. */
export function honeypotReply<T extends object>(fields: T) {
  const now = new Date().toISOString();
  return { ...fields, _id: newId(), version: 1, createdAt: now, updatedAt: now };
}

/** Who sends something is not told what is thought of it. */
export const NOT_SPAM = { isSuspect: false, suspicions: [] };

interface Decision<S> {
  status?: S | undefined;
  isSuspect?: boolean | undefined;
}

/** What of a decision was sent; what is taken for no spam has nothing held against it. */
export function decisionFields<S>({ status, isSuspect }: Decision<S>) {
  return {
    ...(status !== undefined && { status }),
    ...(isSuspect !== undefined && { isSuspect }),
    ...(isSuspect === false && NOT_SPAM),
  };
}
