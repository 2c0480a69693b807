import { FORM_SOURCE, INVITATION_SOURCE } from '#contract/constants.ts';
import { parseLenient } from '#contract/field-meta.ts';
import { reviews, type ReviewCounts } from '#contract/collections/reviews.ts';
import type { Database } from '#server/db/open.ts';
import { publicCondition } from '#server/records/public-condition.ts';

/** The sources of reviews that visitors sent. */
export const RECEIVED_SOURCES: readonly string[] = [FORM_SOURCE, INVITATION_SOURCE];

/**
 * Counts the reviews that visitors sent, and those of them that the site shows. Probable spam counts only once staff
 * approved it. Deleted reviews count while they are in the bin.
 */
export async function countReceived({ db }: Pick<Database, 'db'>): Promise<ReviewCounts> {
  const sent = db.selectFrom('reviews').where('source', 'in', RECEIVED_SOURCES);
  const kept = await sent
    .where((eb) => eb.or([eb('is_suspect', '=', 0), eb('is_approved', '=', 1)]))
    .select((eb) => [
      eb.fn.countAll().as('received'),
      eb.fn.countAll().filterWhere(publicCondition(reviews.publicWhen)).as('published'),
    ])
    .executeTakeFirstOrThrow();
  const deleted = await db.selectFrom('trash').select('value').where('kind', '=', 'reviews').execute();
  const wasReceived = deleted.filter(({ value }) => {
    const { source, isSuspect, isApproved } = parseLenient(reviews.record, JSON.parse(value));
    return RECEIVED_SOURCES.includes(source) && (!isSuspect || isApproved);
  });
  return { published: Number(kept.published), received: Number(kept.received) + wasReceived.length };
}
