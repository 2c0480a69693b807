import process from 'node:process';
import type { FastifyRequest } from 'fastify';
import { openCostBudget, openSharedClock, type CostBudget } from './cost-budget.ts';
import { Failure } from './failure.ts';
import { ipPrefix } from './ip-prefix.ts';
import { IncomingMessage } from './node-http.ts';
import { tooManyRequests } from './too-many.ts';

const RETRY_SECONDS = 5;
/** Searches of one network at a time. On SQLite one thread does all of them: some of the queue is left to others. */
const SEARCHES_MAX = 8;

/**
 * Limits the rendering of uncached reads for visitors. It does not affect cache hits, staff, forms and health checks.
 */
export interface LoadGuard {
  /**
   * Runs the work, or refuses it: 503 while the event loop is late, 429 if the network has used up its budget or runs too
   * many searches at once.
   */
  run: <T>(request: FastifyRequest, work: () => Promise<T>, options?: { isSearch: boolean }) => Promise<T>;
}

interface Parts {
  /** Whether the event loop is late. */
  isOverloaded: () => boolean;
  budget?: CostBudget;
  /** Ms of processor time that the main thread has used: unlike the clock's, no other program adds to it. */
  cpuMs?: () => number;
}

export function openLoadGuard({ isOverloaded, budget = openCostBudget(), cpuMs = mainThreadMs }: Parts): LoadGuard {
  const clock = openSharedClock(cpuMs);
  const searches = new Map<string, number>();

  /** Counts a search of a network that starts (1) or ends (-1). */
  function countSearch(network: string, change: 1 | -1): void {
    const count = (searches.get(network) ?? 0) + change;
    if (count > 0) searches.set(network, count);
    else searches.delete(network);
  }

  return {
    async run(request, work, { isSearch } = { isSearch: false }) {
      // API calls that a page makes in process count as part of the page.
      if (!(request.raw instanceof IncomingMessage)) return work();
      if (isOverloaded()) throw new Failure('busy', { headers: { 'retry-after': String(RETRY_SECONDS) } });
      const network = ipPrefix(request.ip);
      const wait = budget.secondsToWait(network);
      if (wait > 0) throw tooManyRequests(wait);
      if (isSearch && (searches.get(network) ?? 0) >= SEARCHES_MAX) throw tooManyRequests(1);
      if (isSearch) countSearch(network, 1);
      const end = clock.begin();
      try {
        return await work();
      } finally {
        budget.charge(network, end());
        if (isSearch) countSearch(network, -1);
      }
    },
  };
}

/** Lets everything through. */
export const unguarded: LoadGuard = { run: (_request, work) => work() };

function mainThreadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
