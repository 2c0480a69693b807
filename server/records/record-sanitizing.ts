import type { z } from 'zod';
import type { Database } from '#server/db/open.ts';
import type { SanitizableStore } from '#server/sanitize/resanitize.ts';
import { SANITIZER_VERSION } from '#server/sanitize/sanitize.ts';
import { recordsOf, type RecordKind, type RecordStamps } from './kind.ts';
import { createRowMapper } from './row-mapper.ts';

/**
 * Finds the records that an older sanitizer cleaned, and cleans them again. Neither versions nor the history change.
 * Null for a kind without long texts, which has no HTML.
 */
export function openRecordSanitizing<S extends z.ZodType<RecordStamps>>(
  { db }: Database,
  kind: RecordKind<S>,
): SanitizableStore | null {
  if (!kind.long) return null;
  const records = recordsOf(db, kind.name);
  const { sanitized, columnsOf } = createRowMapper(kind);
  return {
    outdated: async () => {
      const old = records.select().select('id');
      const found = await old.where('sanitizer_version', '<', SANITIZER_VERSION).orderBy('id').execute();
      return found.map(({ id }) => id);
    },
    async sanitize(id) {
      const one = records.select().select(columnsOf()).where('id', '=', id);
      const row = await one.where('sanitizer_version', '<', SANITIZER_VERSION).executeTakeFirst();
      if (!row) return;
      await records
        .update()
        .set(sanitized(row))
        .where('id', '=', id)
        .where('version', '=', row.version) // a save in the meantime has sanitized it
        .execute();
    },
  };
}
