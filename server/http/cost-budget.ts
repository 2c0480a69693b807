import { LRUCache } from 'lru-cache';

/** Half of the main thread's time is what one network may have for good … */
const REFILL_PER_SECOND_MS = 500;
/** … and a minute of that time at once: two minutes of nothing but work for this network come before the first refusal. */
const CAPACITY_MS = 60_000;
/** Who is refused is let in again for at least this much work. */
const MIN_CREDIT_MS = 1000;
/** Networks of which it is known what they cost; one that is forgotten begins with a full budget. */
const MAX_NETWORKS = 10_000;

/** What the anonymous requests of each network cost, in ms of the main thread. */
export interface CostBudget {
  /** Seconds to wait where the budget of the network is used up; 0 where it is not. */
  secondsToWait: (network: string) => number;
  charge: (network: string, ms: number) => void;
}

/** A token bucket for each network, in memory: after a restart all are full. */
export function openCostBudget(now: () => number = () => performance.now()): CostBudget {
  const networks = new LRUCache<string, { spent: number; at: number }>({ max: MAX_NETWORKS });

  function spentMs(network: string): number {
    const known = networks.get(network);
    return known ? Math.max(0, known.spent - ((now() - known.at) / 1000) * REFILL_PER_SECOND_MS) : 0;
  }

  return {
    secondsToWait(network) {
      const spent = spentMs(network);
      return spent < CAPACITY_MS ? 0 : Math.ceil((spent - CAPACITY_MS + MIN_CREDIT_MS) / REFILL_PER_SECOND_MS);
    },
    charge(network, ms) {
      networks.set(network, { spent: spentMs(network) + ms, at: now() });
    },
  };
}

/** Time that is shared evenly among all that is at work: the parts add up to what was used, however much goes on at once. */
export function openSharedClock(used: () => number) {
  let running = 0;
  let last = 0;
  let shared = 0;

  function advance(): void {
    const now = used();
    if (running > 0) shared += (now - last) / running;
    last = now;
  }

  return {
    /** Begins some work; the function that it gives ends it, and gives its part of the time. */
    begin(): () => number {
      advance();
      running += 1;
      const from = shared;
      return () => {
        advance();
        running -= 1;
        return shared - from;
      };
    },
  };
}
