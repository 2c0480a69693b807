import { newId } from '#server/ids.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { ipPrefixes, type Prefix } from '#server/http/ip-prefix.ts';

const WINDOW_SECONDS = 600;
/** The most submissions of one network to one public form in that time. Rejected input does not count. */
const MAX_BY_PREFIX: Record<Prefix, number> = { '/64': 30, '/56': 60, '/48': 120 };

/**
 * Counts a submission; too many from one network fail with 429. There is no global limit, because an attacker with many
 * networks could use it up and block real enquiries.
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

/** The reply to a bot that filled in the honeypot: it looks like a success, but nothing is stored. */
export function honeypotReply<T extends object>(fields: T) {
  const now = new Date().toISOString();
  return { ...fields, _id: newId(), version: 1, createdAt: now, updatedAt: now };
}

/** Replies to visitors do not reveal the result of the spam filter. */
export const NOT_SPAM = { isSuspect: false, suspicions: [] };

interface Decision<S> {
  status?: S | undefined;
  isSuspect?: boolean | undefined;
}

/** The fields of a decision that were sent. A record that is not spam loses its spam signals. */
export function decisionFields<S>({ status, isSuspect }: Decision<S>) {
  return {
    ...(status !== undefined && { status }),
    ...(isSuspect !== undefined && { isSuspect }),
    ...(isSuspect === false && NOT_SPAM),
  };
}
