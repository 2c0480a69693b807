import type { Kysely } from 'kysely';
import { pages } from '#contract/collections/pages.ts';
import { services } from '#contract/collections/services.ts';
import { templates } from '#contract/collections/templates.ts';
import type { Tables } from '#server/db/tables.ts';
import { recordsOf } from '#server/records/kind.ts';
import { publicCondition } from '#server/records/public-condition.ts';

const MOMENT = /"(?:from|until)":"(\d{4}-[^"]+)"/g;

/** When the next block of what is public appears or disappears, in ms since 1970; Infinity if none does. */
export async function nextBlockChange(db: Kysely<Tables>): Promise<number> {
  const bodies = await Promise.all([pages, services, templates].map((collection) => timedBodies(db, collection)));
  const now = Date.now();
  const moments = bodies
    .flat()
    .flatMap((body) => Array.from(body.matchAll(MOMENT), ([, text = '']) => Date.parse(text)));
  return Math.min(Infinity, ...moments.filter((moment) => moment > now));
}

/** The stored texts of public records with a block that has a schedule. */
async function timedBodies(
  db: Kysely<Tables>,
  { name, publicWhen }: typeof pages | typeof services | typeof templates,
): Promise<string[]> {
  const rows = await recordsOf(db, name)
    .select()
    .select('body')
    .where(publicCondition(publicWhen))
    .where((eb) => eb.or([eb('body', 'like', '%"from":"2%'), eb('body', 'like', '%"until":"2%')]))
    .execute();
  return rows.map(({ body = '' }) => body);
}
