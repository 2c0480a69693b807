import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** Adds the last heartbeat of the process that makes a backup. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('backups').addColumn('heartbeat_at', textType(db)).execute();
}
