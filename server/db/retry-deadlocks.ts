import { isDeadlock } from './failures.ts';

const ATTEMPTS = 5;

/**
 * Does work in transactions again if PostgreSQL ended one of them because of a deadlock. For work that locks whole tables,
 * which PostgreSQL does one after the other: a save that locks two of them in another order would make it fail.
 */
export async function retryDeadlocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isDeadlock(error)) throw error;
    }
  }
}
