import { ipPrefixes, type Prefix } from '#server/http/ip-prefix.ts';
import type { ThrottledKey, LoginThrottle, Backoff } from './login-throttle.ts';

const HOUR = 3600;
const EXPONENTIAL = { firstDelay: 15, maxDelay: HOUR / 4, resetAfter: HOUR };
/** Free attempts at one account, by network. */
const FREE_PER_ACCOUNT: Record<Prefix, number> = { '/64': 5, '/56': 10, '/48': 20 };
/** Free attempts at any account, by network: an office may share one address. */
const FREE_PER_NETWORK: Record<Prefix, number> = { '/64': 30, '/56': 60, '/48': 120 };

/**
 * After so many failed attempts from all unknown networks together, an account counts as under attack, until an hour
 * passes without an attempt.
 */
const ATTACK_ATTEMPTS = 100;
/** Counts, and never refuses: attackers could otherwise lock the owner out. */
const COUNT_ONLY: Backoff = { freeAttempts: Infinity, firstDelay: 0, maxDelay: 0, resetAfter: HOUR };
/** Under attack, each unknown network has one free attempt: the correct password works at once. */
const UNDER_ATTACK: Backoff = { freeAttempts: 1, firstDelay: 60, maxDelay: HOUR / 4, resetAfter: HOUR };

export interface LoginThrottleKeys {
  /** This account from the smallest network. A successful login clears it. */
  accountFromNetwork: ThrottledKey;
  /** Keys that other accounts or networks share. A successful login only refunds its own attempt. */
  otherKeys: ThrottledKey[];
}

/**
 * The keys that one login attempt counts against. Attempts from other networks never delay it: the count across networks
 * only leaves each unknown network fewer free attempts. A known network is not delayed by neighbouring networks either.
 */
export async function loginThrottleKeys(
  throttle: Pick<LoginThrottle, 'countAttempts'>,
  { account, address, isKnownNetwork }: { account: string; address: string; isKnownNetwork: boolean },
): Promise<LoginThrottleKeys> {
  const all = { key: `login:${account}`, backoff: COUNT_ONLY };
  const isUnderAttack = !isKnownNetwork && (await throttle.countAttempts(all.key)) >= ATTACK_ATTEMPTS;
  const [own, ...around] = ipPrefixes(address);
  const accountFrom = ({ network, prefix }: typeof own): ThrottledKey => ({
    key: `login:${account}:${network}`,
    backoff: isUnderAttack ? UNDER_ATTACK : { ...EXPONENTIAL, freeAttempts: FREE_PER_ACCOUNT[prefix] },
  });
  const anyAccountFrom = ({ network, prefix }: typeof own): ThrottledKey => ({
    key: `login-from:${network}`,
    backoff: { ...EXPONENTIAL, freeAttempts: FREE_PER_NETWORK[prefix] },
  });
  const otherKeys = isKnownNetwork ? [] : [all, ...around.map(accountFrom), ...around.map(anyAccountFrom)];
  return { accountFromNetwork: accountFrom(own), otherKeys: [anyAccountFrom(own), ...otherKeys] };
}
