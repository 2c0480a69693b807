import type { Tables } from '#server/db/tables.ts';

/**
 * What a backup does with a table. `kept` is in it. `emptied` is not, and has no rows after a restore: they would
 * speak of accounts that are gone. `left` is neither in it nor touched by a restore: it is about this very instance.
 */
type Treatment = { is: 'kept'; key: readonly string[] } | { is: 'emptied' } | { is: 'left' };

const byId = { is: 'kept', key: ['id'] } as const;
const byName = { is: 'kept', key: ['name'] } as const;

/** Every table, those before which others point to them. One that is missing here stops the compiler, and a test. */
export const tableTreatments: Record<keyof Tables, Treatment> = {
  facts: byName,
  users: byId,
  second_factors: { is: 'kept', key: ['user_id'] },
  recovery_codes: { is: 'kept', key: ['user_id', 'code_hash'] },
  sections: byName,
  testimonials: byId,
  reviews: byId,
  contact_messages: byId,
  leads: byId,
  blog_posts: byId,
  portfolio_items: byId,
  service_pages: byId,
  redirects: byId,
  traces: byId,
  history: { is: 'kept', key: ['kind', 'record', 'version'] },
  bin: byId,
  sessions: { is: 'emptied' },
  visits: { is: 'emptied' },
  known_places: { is: 'emptied' },
  password_resets: { is: 'emptied' },
  backups: { is: 'left' },
  limits: { is: 'left' },
  notification_counts: { is: 'left' },
  guesses: { is: 'left' },
};

/** The tables that a backup holds, in the order in which they are filled, and by what their rows are ordered. */
export const backedUpTables: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(tableTreatments).flatMap(([table, treatment]) =>
    treatment.is === 'kept' ? [[table, treatment.key] as const] : [],
  ),
);

/** The tables that a restore empties, those first that point to others. */
export const replacedTables: readonly string[] = Object.entries(tableTreatments)
  .flatMap(([table, { is }]) => (is === 'left' ? [] : [table]))
  .toReversed();
