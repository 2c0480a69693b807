import { IncomingMessage } from 'node:http';
import process from 'node:process';
import type { FastifyRequest } from 'fastify';
import { openCostBudget, openSharedClock, type CostBudget } from './cost-budget.ts';
import { Failure } from './failure.ts';
import { placeOf } from './place.ts';
import { tooMany } from './too-many.ts';

const RETRY_SECONDS = 5;

/**
 * Stands before all work for visitors' reads that are not cached. Cached answers, staff, forms and the checks of health
 * never meet it.
 */
export interface LoadGuard {
  /** Does the work, or refuses before any of it: 503 while the event loop is late, 429 where the network has cost too much. */
  run: <T>(request: FastifyRequest, work: () => Promise<T>) => Promise<T>;
}

interface Parts {
  /** Whether the event loop is late. */
  isOverloaded: () => boolean;
  budget?: CostBudget;
  /** Ms of processor time that the main thread has used: unlike the clock's, no other program adds to it. */
  used?: () => number;
}

export function openLoadGuard({ isOverloaded, budget = openCostBudget(), used = threadMs }: Parts): LoadGuard {
  const clock = openSharedClock(used);
  return {
    async run(request, work) {
      // What a page asks for in process is part of the page.
      if (!(request.raw instanceof IncomingMessage)) return work();
      if (isOverloaded()) throw new Failure('busy', { headers: { 'retry-after': String(RETRY_SECONDS) } });
      const network = placeOf(request.ip);
      const wait = budget.wait(network);
      if (wait > 0) throw tooMany(wait);
      const end = clock.begin();
      try {
        return await work();
      } finally {
        budget.charge(network, end());
      }
    },
  };
}

/** Lets everything through. */
export const unguarded: LoadGuard = { run: (_request, work) => work() };

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
