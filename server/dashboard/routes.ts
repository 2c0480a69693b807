import { BACKUPS_KEPT } from '#contract/constants.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import { requireCaller } from '#server/http/require-caller.ts';
import type { Settings } from '#server/settings.ts';
import type { AuditLog } from '#server/audit-log/audit-log.ts';
import { countArrivalsByDay, countArrivalsSince } from './arrivals.ts';
import { listInbox } from './inbox.ts';
import { countTodo } from './todo.ts';

type RetentionSettings = Pick<Settings, 'keepBackups'>;

/** The dashboard: open items, submissions and changes by others. */
export function dashboardCalls(database: Database, { store, visits }: AuditLog, settings: RetentionSettings): Handlers {
  return {
    'GET /audit-log': async ({ query, caller }) => {
      const { userId, role } = requireCaller(caller);
      return { items: await store.list({ ...query, isAdmin: role === 'admin', own: userId }) };
    },
    'GET /audit-log/people': () => store.people(),
    'GET /dashboard/todo': () => countTodo(database),
    'GET /dashboard/inbox': () => listInbox(database),
    'GET /dashboard/retention': async () => ({
      nightlyBackups: BACKUPS_KEPT,
      otherBackups: settings.keepBackups,
    }),
    'GET /dashboard/arrivals': ({ query }) => countArrivalsByDay(database, query.offset),
    'GET /dashboard/last-visit': async ({ caller }) => {
      const { userId } = requireCaller(caller);
      const leftAt = await visits.previousVisitEnd(userId);
      if (!leftAt) return { leftAt, messages: 0, leads: 0, reviews: 0, changes: 0 };
      const arrived = await countArrivalsSince(database, leftAt);
      return { leftAt, ...arrived, changes: await store.countChangesByOthers(userId, leftAt) };
    },
  };
}
