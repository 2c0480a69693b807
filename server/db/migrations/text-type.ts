import { PostgresAdapter, sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';

/** Text that compares byte by byte on both databases. By default, PostgreSQL sorts by the locale of its server. */
export function textType(db: Kysely<unknown>): RawBuilder<string> | 'text' {
  return db.getExecutor().adapter instanceof PostgresAdapter ? sql<string>`text collate "C"` : 'text';
}
