import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { describingPicturesOf, withPictureWords } from '#contract/described-places.ts';
import type { Tables } from '#server/db/tables.ts';

/** The same values with the current descriptions of the pictures from which they come. */
export async function fillPictureWords<T>(db: Kysely<Tables>, schema: z.ZodType, values: T): Promise<T> {
  const names = describingPicturesOf(schema, values);
  if (names.length === 0) return values;
  const rows = await db.selectFrom('pictures').select(['name', 'alt']).where('name', 'in', names).execute();
  return withPictureWords(schema, values, new Map(rows.map(({ name, alt }) => [name, alt])));
}
