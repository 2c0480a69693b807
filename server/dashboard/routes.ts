import { BACKUPS_KEPT } from '#contract/constants.ts';
import type { Database } from '#server/db/open.ts';
import type { Caller } from '#server/http/access.ts';
import type { Handlers } from '#server/http/calls.ts';
import { Failure } from '#server/http/failure.ts';
import type { Settings } from '#server/settings.ts';
import type { Tracing } from '#server/audit-log/audit-log.ts';
import { countDays, countSince } from './arrivals.ts';
import { countWaiting } from './todo.ts';

type Kept = Pick<Settings, 'keepEnquiriesDays' | 'keepBackups'>;

/** What staff see when they come in: what waits, what came, what others did. */
export function deskCalls(database: Database, { store, visits }: Tracing, settings: Kept): Handlers {
  return {
    'GET /activity': async ({ query, caller }) => {
      const { userId, role } = known(caller);
      return { items: await store.list({ ...query, isAdmin: role === 'admin', own: userId }) };
    },
    'GET /activity/people': () => store.people(),
    'GET /desk/waiting': () => countWaiting(database),
    'GET /desk/retention': async () => ({
      enquiriesDays: settings.keepEnquiriesDays ?? 0,
      nightlyBackups: BACKUPS_KEPT,
      otherBackups: settings.keepBackups,
    }),
    'GET /desk/days': ({ query }) => countDays(database, query.offset),
    'GET /desk/since': async ({ caller }) => {
      const { userId } = known(caller);
      const leftAt = await visits.leftAt(userId);
      if (!leftAt) return { leftAt, messages: 0, leads: 0, reviews: 0, changes: 0 };
      const arrived = await countSince(database, leftAt);
      return { leftAt, ...arrived, changes: await store.countOthers(userId, leftAt) };
    },
  };
}

function known(caller: Caller | null): Caller {
  if (!caller) throw new Failure('not-logged-in');
  return caller;
}
