import { ipPrefixes, type Prefix } from '#server/http/ip-prefix.ts';
import type { ThrottledKey, LoginThrottle, Backoff } from './login-throttle.ts';

const HOUR = 3600;
const EXPONENTIAL = { firstDelay: 15, maxDelay: HOUR / 4, resetAfter: HOUR };
/** Free guesses at one account, by network. */
const FREE_PER_ACCOUNT: Record<Prefix, number> = { '/64': 5, '/56': 10, '/48': 20 };
/** Free guesses at any account, by network: an office may share one address. */
const FREE_PER_NETWORK: Record<Prefix, number> = { '/64': 30, '/56': 60, '/48': 120 };

/** Wrong guesses at one account from all networks together, after which it counts as under attack for an hour. */
const ATTACK_ATTEMPTS = 100;
/** Counts, and never refuses: a count that others can fill up would keep the owner out. */
const COUNT_ONLY: Backoff = { freeAttempts: Infinity, firstDelay: 0, maxDelay: 0, resetAfter: HOUR };
/** Then a network from which the owner has not logged in has one free guess: the right password is let in at once. */
const UNDER_ATTACK: Backoff = { freeAttempts: 1, firstDelay: 60, maxDelay: HOUR / 4, resetAfter: HOUR };

/** What a login may be a guess at. */
export interface LoginThrottleKeys {
  /** This account from the smallest network: a right password clears it. */
  pair: ThrottledKey;
  others: ThrottledKey[];
}

/**
 * What a login counts against. Guesses from other networks never make it wait: across networks they are only counted,
 * and leave each new network fewer free guesses. A known network does not wait for its neighbours either.
 */
export async function loginThrottleKeys(
  guesses: Pick<LoginThrottle, 'countAttempts'>,
  { account, address, isKnown }: { account: string; address: string; isKnown: boolean },
): Promise<LoginThrottleKeys> {
  const all = { key: `login:${account}`, backoff: COUNT_ONLY };
  const isUnderAttack = !isKnown && (await guesses.countAttempts(all.key)) >= ATTACK_ATTEMPTS;
  const [own, ...around] = ipPrefixes(address);
  const pairOf = ({ network, prefix }: typeof own): ThrottledKey => ({
    key: `login:${account}:${network}`,
    backoff: isUnderAttack ? UNDER_ATTACK : { ...EXPONENTIAL, freeAttempts: FREE_PER_ACCOUNT[prefix] },
  });
  const fromOf = ({ network, prefix }: typeof own): ThrottledKey => ({
    key: `login-from:${network}`,
    backoff: { ...EXPONENTIAL, freeAttempts: FREE_PER_NETWORK[prefix] },
  });
  const others = isKnown ? [] : [all, ...around.map(pairOf), ...around.map(fromOf)];
  return { pair: pairOf(own), others: [fromOf(own), ...others] };
}
