import { sql, type Kysely } from 'kysely';
import { RECORD_TABLES } from '#server/db/record-tables.ts';
import type { Tables } from '#server/db/tables.ts';
import { starter } from '#server/starter/content/index.ts';

const CONTENT = ['sections', ...RECORD_TABLES] as const;
const countAll = sql<number>`count(*)`.as('count');
const CHANGES = ['create', 'update', 'delete', 'reorder', 'upload', 'restore'];

/**
 * Whether a database is unused: it is empty, or has only the content of its first start, which is the starter site and
 * the first admin.
 */
export async function isFreshInstall(db: Kysely<Tables>): Promise<boolean> {
  const counts = [
    db.selectFrom('contact_messages').select(countAll),
    db.selectFrom('leads').select(countAll),
    // The audit log is newer than the records: older changes show only as a second version.
    db.selectFrom('audit_log').select(countAll).where('action', 'in', CHANGES),
    ...CONTENT.map((table) => db.selectFrom(table).select(countAll).where('version', '>', 1)),
  ];
  for (const query of counts) {
    const { count } = await query.executeTakeFirstOrThrow();
    if (count > 0) return false;
  }
  const reviews = await db.selectFrom('reviews').select(countAll).executeTakeFirstOrThrow();
  if (reviews.count > starter.records.reviews.length) return false;
  const users = await db.selectFrom('users').select(countAll).executeTakeFirstOrThrow();
  return users.count <= 1;
}
