import { LRUCache } from 'lru-cache';

/** One network may use half of the main thread's time permanently … */
const REFILL_PER_SECOND_MS = 500;
/** … and a minute of it in a burst: the first refusal comes after two minutes of work for this network alone. */
const CAPACITY_MS = 60_000;
/** After a refusal, the budget must refill to this much work. */
const MIN_CREDIT_MS = 1000;
/** The number of networks in memory. An evicted network starts again with a full budget. */
const MAX_NETWORKS = 10_000;

/** The cost of each network's anonymous requests, in ms of the main thread. */
export interface CostBudget {
  /** Seconds until the network has budget again; 0 if it has some now. */
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

/** Divides processor time evenly among concurrent work, so that the parts add up to the time used. */
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
    /** Starts a piece of work. The returned function ends it and returns its part of the time. */
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
