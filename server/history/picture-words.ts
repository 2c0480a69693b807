import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { describingPicturesOf, libraryDescribedOf, withPictureWords } from '#contract/described-places.ts';
import type { Tables } from '#server/db/tables.ts';

/** The words that the library has for pictures without a field for their description, by the name in the reply. */
export async function libraryWords(
  db: Kysely<Tables>,
  schema: z.ZodType,
  values: unknown,
): Promise<Record<string, string>> {
  const described = libraryDescribedOf(schema, values);
  const names = described.map(({ name }) => name);
  if (names.length === 0) return {};
  const rows = await db.selectFrom('pictures').select(['name', 'alt']).where('name', 'in', names).execute();
  const words = new Map(rows.map(({ name, alt }) => [name, alt]));
  return Object.fromEntries(described.map(({ as, name }) => [as, words.get(name) ?? '']));
}

/** The same values with the current descriptions of the pictures from which they come. */
export async function fillPictureWords<T>(db: Kysely<Tables>, schema: z.ZodType, values: T): Promise<T> {
  const names = describingPicturesOf(schema, values);
  if (names.length === 0) return values;
  const rows = await db.selectFrom('pictures').select(['name', 'alt']).where('name', 'in', names).execute();
  return withPictureWords(schema, values, new Map(rows.map(({ name, alt }) => [name, alt])));
}
