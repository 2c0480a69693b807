import type { Database } from '#server/db/open.ts';
import type { ChangeSetsTable } from '#server/db/tables.ts';
import { runInNameOf } from '#server/history/author.ts';
import { Failure } from '#server/http/failure.ts';
import { lockSet, openChangeSets, pinnedIn, updateSet } from './change-sets.ts';
import type { NotePublished } from './note-published.ts';
import { openPublisher, type Published } from './publish.ts';
import { lockStaged } from './staged-store.ts';
import { targetOfRow, type OpenStores, type StagedRow } from './stores.ts';

interface DueParts {
  database: Database;
  openStores: OpenStores;
  notePublished: NotePublished;
  /** Makes the public pages show it. */
  onPublished: () => Promise<void>;
}

type Scheduled = Pick<StagedRow, 'user_id' | 'user_name'>;

/**
 * Publishes what is due. Several processes may run it at once: the row that is scheduled is locked and read again, so that
 * only one of them publishes it.
 */
export function openDuePublisher(
  { database, openStores, notePublished, onPublished }: DueParts,
  now: () => number = Date.now,
) {
  const { db, transaction } = database;
  const { publishRow } = openPublisher(database, openStores);
  const { publishSet } = openChangeSets(database, openStores);
  const isDue = (publishAt: string | null) => publishAt !== null && Date.parse(publishAt) <= now();

  async function publishDue(): Promise<void> {
    const until = new Date(now()).toISOString();
    const changes = await db.selectFrom('staged_changes').selectAll().where('publish_at', '<=', until).execute();
    for (const row of changes) await inNameOf(row, () => publishChange(row));
    const sets = await db.selectFrom('change_sets').selectAll().where('publish_at', '<=', until).execute();
    for (const row of sets) await inNameOf(row, () => publishChangeSet(row));
  }

  /** Publishes in the name of the person who scheduled it. */
  async function inNameOf(scheduled: Scheduled, publish: () => Promise<Published[]>): Promise<void> {
    const { user_id: userId, user_name: name } = scheduled;
    await runInNameOf(userId === null ? null : { userId, name }, async () => {
      const published = await publish();
      if (published.length === 0) return;
      await onPublished();
      await notePublished('publish', published);
    });
  }

  async function publishChange(seen: StagedRow): Promise<Published[]> {
    const target = targetOfRow(seen);
    try {
      return await transaction(async (trx) => {
        const row = await lockStaged(trx, target, null).catch(unlessGone);
        return row && isDue(row.publish_at) ? [await publishRow(trx, row)] : [];
      });
    } catch (error) {
      const failure = correctableMessage(error);
      const own = db.updateTable('staged_changes').set({ publish_at: null, failure });
      await own.where('id', '=', seen.id).where('version', '=', seen.version).execute();
      return [];
    }
  }

  async function publishChangeSet(seen: ChangeSetsTable): Promise<Published[]> {
    try {
      return await transaction(async (trx) => {
        const row = await lockSet(trx, seen.id).catch(unlessGone);
        return row && isDue(row.publish_at) ? (await publishSet(trx, row, pinnedIn(row))).published : [];
      });
    } catch (error) {
      const failure = correctableMessage(error);
      await transaction(async (trx) => {
        const row = await lockSet(trx, seen.id).catch(unlessGone);
        if (row?.version === seen.version)
          await updateSet(trx, row, { state: 'open', publish_at: null, pinned: '[]', failure });
      });
      return [];
    }
  }

  return publishDue;
}

function unlessGone(error: unknown): null {
  if (error instanceof Failure && error.code === 'not-found') return null;
  throw error;
}

/** What staff can correct. Anything else is tried again at the next run. */
function correctableMessage(error: unknown): string {
  if (error instanceof Failure) return error.message;
  throw error;
}
