import { sql } from 'kysely';
import { collections } from '#contract/collections/index.ts';
import type { PublicWhen } from '#contract/collections/public-when.ts';
import type { Database } from '#server/db/open.ts';
import { recordsOf } from './kind.ts';
import { publicCondition } from './public-condition.ts';

/** When the next scheduled record becomes public, in ms since 1970; Infinity if there is none. */
export async function nextPublication({ db }: Database): Promise<number> {
  const scheduled = Object.values(collections).filter(({ publicWhen }) => 'publishedAt' in publicWhen);
  const moments = await Promise.all(
    scheduled.map(async ({ name, publicWhen }) => {
      const { publishedAt: _, ...others }: PublicWhen = publicWhen;
      const { next } = await recordsOf(db, name)
        .select()
        .select(sql<string | null>`min(published_at)`.as('next'))
        .where(publicCondition(others))
        .where('published_at', '>', new Date().toISOString())
        .executeTakeFirstOrThrow();
      return next ? Date.parse(next) : Infinity;
    }),
  );
  return Math.min(Infinity, ...moments);
}
