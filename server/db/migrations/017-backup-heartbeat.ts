import type { Kysely } from 'kysely';
import { textType } from './text-type.ts';

/** When the process that makes a backup last said that it is alive. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('backups').addColumn('heartbeat_at', textType(db)).execute();
}
