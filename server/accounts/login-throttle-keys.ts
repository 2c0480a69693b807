import { ipPrefixes, type Prefix } from '#server/http/ip-prefix.ts';
import type { Guessed, Guesses, Patience } from './login-throttle.ts';

const HOUR = 3600;
const GROWING = { first: 15, longest: HOUR / 4, forgets: HOUR };
/** Free guesses at one account, by network. */
const FREE_AT_ACCOUNT: Record<Prefix, number> = { '/64': 5, '/56': 10, '/48': 20 };
/** Free guesses at any account, by network: an office may share one address. */
const FREE_IN_ALL: Record<Prefix, number> = { '/64': 30, '/56': 60, '/48': 120 };

/** Wrong guesses at one account from all networks together, after which it counts as under attack for an hour. */
const ATTACK_GUESSES = 100;
/** Counts, and never refuses: a count that others can fill up would keep the owner out. */
const COUNTED: Patience = { free: Infinity, first: 0, longest: 0, forgets: HOUR };
/** Then a network from which the owner has not logged in has one free guess: the right password is let in at once. */
const UNDER_ATTACK: Patience = { free: 1, first: 60, longest: HOUR / 4, forgets: HOUR };

/** What a login may be a guess at. */
export interface LoginGuess {
  /** This account from the smallest network: a right password clears it. */
  pair: Guessed;
  others: Guessed[];
}

/**
 * What a login counts against. Guesses from other networks never make it wait: across networks they are only counted,
 * and leave each new network fewer free guesses. A known network does not wait for its neighbours either.
 */
export async function guessedAt(
  guesses: Pick<Guesses, 'countOf'>,
  { account, address, isKnown }: { account: string; address: string; isKnown: boolean },
): Promise<LoginGuess> {
  const all = { key: `login:${account}`, patience: COUNTED };
  const isUnderAttack = !isKnown && (await guesses.countOf(all.key)) >= ATTACK_GUESSES;
  const [own, ...around] = ipPrefixes(address);
  const pairOf = ({ network, prefix }: typeof own): Guessed => ({
    key: `login:${account}:${network}`,
    patience: isUnderAttack ? UNDER_ATTACK : { ...GROWING, free: FREE_AT_ACCOUNT[prefix] },
  });
  const fromOf = ({ network, prefix }: typeof own): Guessed => ({
    key: `login-from:${network}`,
    patience: { ...GROWING, free: FREE_IN_ALL[prefix] },
  });
  const others = isKnown ? [] : [all, ...around.map(pairOf), ...around.map(fromOf)];
  return { pair: pairOf(own), others: [fromOf(own), ...others] };
}
