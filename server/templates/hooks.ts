import { PostgresAdapter, sql, type Transaction } from 'kysely';
import type { templates } from '#contract/collections/templates.ts';
import { placeLabel, templatePlaces } from '#contract/template-places.ts';
import { rules } from '#contract/rule-texts.ts';
import type { Tables } from '#server/db/tables.ts';
import { invalidField } from '#server/http/failure.ts';
import { refuseNewUnknownBlocks, visibleBlocks } from '#server/records/block-rules.ts';
import type { CollectionHooks } from '#server/records/collection-kind.ts';
import { recordsOf } from '#server/records/kind.ts';

/** What happens when a template is saved or shown. */
export const templateHooks: CollectionHooks<typeof templates.record> = {
  async afterWrite(trx, { action, before, after }) {
    if (!after) return;
    if (after.place !== before?.place) {
      if (!templatePlaces.some(({ place }) => place === after.place)) throw invalidField('place', rules.templatePlace);
      await lockPlaces(trx);
      const rows = await recordsOf(trx, 'templates').select().select(['id', 'value']).execute();
      const isTaken = rows.some(({ id, value }) => id !== after._id && placeIn(value) === after.place);
      if (isTaken) throw invalidField('place', rules.templateTaken(placeLabel(after.place)));
    }
    // The trash has the template as it was stored.
    if (action === 'restore') return;
    refuseNewUnknownBlocks(before, after, 'above');
    refuseNewUnknownBlocks(before, after, 'below');
  },
  forPage: (template, isStaff) =>
    isStaff ? template : { ...template, above: visibleBlocks(template.above), below: visibleBlocks(template.below) },
};

/** Two templates for one place must not pass the check at once. SQLite has one writer at a time anyway. */
async function lockPlaces(trx: Transaction<Tables>): Promise<void> {
  if (trx.getExecutor().adapter instanceof PostgresAdapter)
    await sql`select pg_advisory_xact_lock(hashtext('templates'))`.execute(trx);
}

function placeIn(value: string): unknown {
  return (JSON.parse(value) as { place?: unknown }).place; // the stored fields of a template
}
