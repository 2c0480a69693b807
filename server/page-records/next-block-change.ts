import type { Kysely } from 'kysely';
import { pages } from '#contract/collections/pages.ts';
import type { Tables } from '#server/db/tables.ts';
import { recordsOf } from '#server/records/kind.ts';
import { publicCondition } from '#server/records/public-condition.ts';

const MOMENT = /"(?:from|until)":"(\d{4}-[^"]+)"/g;

/** When the next block of a public page appears or disappears, in ms since 1970; Infinity if none does. */
export async function nextBlockChange(db: Kysely<Tables>): Promise<number> {
  const rows = await recordsOf(db, pages.name)
    .select()
    .select('body')
    .where(publicCondition(pages.publicWhen))
    .where((eb) => eb.or([eb('body', 'like', '%"from":"2%'), eb('body', 'like', '%"until":"2%')]))
    .execute();
  const now = Date.now();
  const moments = rows.flatMap(({ body = '' }) =>
    Array.from(body.matchAll(MOMENT), ([, text = '']) => Date.parse(text)),
  );
  return Math.min(Infinity, ...moments.filter((moment) => moment > now));
}
