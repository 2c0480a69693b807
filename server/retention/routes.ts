import { PERSONAL_KINDS, RETENTION_AHEAD_DAYS, RETENTION_AHEAD_ENTRIES, TRASH_DAYS } from '#contract/constants.ts';
import type { DueDeletion } from '#contract/records/retention.ts';
import type { Database } from '#server/db/open.ts';
import type { Handlers } from '#server/http/calls.ts';
import type { SiteSettings } from '#server/site-settings/store.ts';
import { countGoingAlong, findDueNotes } from './due-notes.ts';
import { dueAt, dueTitle, findDue } from './find-due.ts';

/** More are not counted. */
const DUE_MAX = 1000;
const DAY_MS = 24 * 3_600_000;

/** How long what visitors sent is kept, and what goes soon. */
export function retentionCalls({ db }: Database, settings: SiteSettings): Handlers {
  return {
    'GET /retention': async () => {
      const { messagesDays, leadsDays, reviewsDays } = await settings.get('retention');
      return { messagesDays, leadsDays, reviewsDays };
    },
    'GET /retention/due': async () => {
      const ahead = Date.now() + RETENTION_AHEAD_DAYS * DAY_MS;
      const days = await settings.get('retention');
      const records = await findDue(db, days, { now: ahead, limit: DUE_MAX });
      const bySettings = records.map((due): DueDeletion => {
        const { kind, id, created_at: at, reason } = due;
        return { kind, _id: id, title: dueTitle(due), at, dueAt: dueAt(due), reason };
      });
      const known = new Map(bySettings.map((due) => [due._id, due]));
      for (const due of await dueInTrash(db, ahead)) {
        if ((known.get(due._id)?.dueAt ?? due.dueAt) >= due.dueAt) known.set(due._id, due);
      }
      const items = [...known.values()].toSorted((a, b) => (a.dueAt < b.dueAt ? -1 : 1));
      const along = await countGoingAlong(
        db,
        items.map(({ kind, _id: id }) => ({ kind, id })),
      );
      const notes = await findDueNotes(db, days, ahead);
      return { items: items.slice(0, RETENTION_AHEAD_ENTRIES), total: items.length, ...along, notes };
    },
  };
}

/** What visitors sent and whose time in the bin is over by then. */
async function dueInTrash(db: Database['db'], until: number): Promise<DueDeletion[]> {
  const before = new Date(until - TRASH_DAYS * DAY_MS).toISOString();
  const expiring = db.selectFrom('trash').select(['id', 'kind', 'title', 'created_at', 'deleted_at']);
  const rows = await expiring.where('kind', 'in', PERSONAL_KINDS).where('deleted_at', '<=', before).execute();
  return rows.map(({ id, kind, title, created_at, deleted_at }) => ({
    ...{ kind: kind as DueDeletion['kind'], _id: id, title, at: created_at }, // the query selects only these
    dueAt: new Date(Date.parse(deleted_at) + TRASH_DAYS * DAY_MS).toISOString(),
    reason: 'bin',
  }));
}
