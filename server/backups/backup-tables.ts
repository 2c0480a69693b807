import { RENAMED_COLUMNS, RENAMED_TABLES } from '#server/db/migrations/018-standard-names.ts';
import { RECORD_TABLES, type RecordTable } from '#server/db/record-tables.ts';
import type { Tables } from '#server/db/tables.ts';

/**
 * What a backup does with a table.
 * `included`: in the file, with the columns that order its rows.
 * `emptied`: not in the file, and empty after a restore, because its rows refer to accounts that no longer exist.
 * `untouched`: not in the file, and a restore leaves it alone, because it describes this instance.
 */
type Treatment = { is: 'included'; key: readonly string[] } | { is: 'emptied' } | { is: 'untouched' };

const byId = { is: 'included', key: ['id'] } as const;
const byName = { is: 'included', key: ['name'] } as const;

/** Every table; a table comes before those that refer to it. The compiler and a test report missing ones. */
export const tableTreatments: Record<keyof Tables, Treatment> = {
  instance_meta: byName,
  users: byId,
  second_factors: { is: 'included', key: ['user_id'] },
  notification_choices: { is: 'included', key: ['user_id'] },
  recovery_codes: { is: 'included', key: ['user_id', 'code_hash'] },
  sections: byName,
  site_settings: byName,
  ...(Object.fromEntries(RECORD_TABLES.map((table) => [table, byId])) as unknown as Record<RecordTable, Treatment>), // all of them
  enquiries: byId,
  enquiry_notes: byId,
  enquiry_events: byId,
  thread_mails: byId,
  thread_attachments: byId,
  bounced_addresses: { is: 'included', key: ['address'] },
  // Reading continues where it was at the backup, so that the answers since then arrive again.
  mailboxes: { is: 'included', key: ['key'] },
  redirects: byId,
  pictures: byName,
  files: byName,
  media_uses: { is: 'included', key: ['kind', 'record_id', 'field', 'name'] },
  imported_records: { is: 'included', key: ['source', 'collection', 'source_id'] },
  audit_log: byId,
  erased_enquiries: byId,
  history: { is: 'included', key: ['kind', 'record_id', 'version'] },
  trash: byId,
  change_sets: byId,
  staged_changes: byId,
  // A restore must not bring back a link that was revoked since.
  preview_links: { is: 'emptied' },
  review_invitations: byId,
  review_invitation_links: { is: 'included', key: ['token_hash'] },
  webhooks: byId,
  // They belong to accounts. What has arrived of them is sent again.
  media_uploads: { is: 'emptied' },
  sessions: { is: 'emptied' },
  visits: { is: 'emptied' },
  known_networks: { is: 'emptied' },
  password_resets: { is: 'emptied' },
  // They belong to accounts, and to the keys of one instance.
  push_subscriptions: { is: 'emptied' },
  push_keys: { is: 'untouched' },
  // Triggers keep it equal to the table `enquiries`, also during a restore.
  enquiry_counts: { is: 'untouched' },
  backups: { is: 'untouched' },
  erasures: { is: 'untouched' },
  rate_limits: { is: 'untouched' },
  notification_counts: { is: 'untouched' },
  login_attempts: { is: 'untouched' },
  // This instance sends them: after a restore it must neither repeat what it has sent nor forget what waits.
  events: { is: 'untouched' },
  deliveries: { is: 'untouched' },
  delivery_attempts: { is: 'untouched' },
  canary_runs: { is: 'untouched' },
  missing_addresses: { is: 'untouched' },
  outside_links: { is: 'untouched' },
};

/** The tables in a backup, in the order in which they are filled, with the columns that order their rows. */
export const backedUpTables: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(tableTreatments).flatMap(([table, treatment]) =>
    treatment.is === 'included' ? [[table, treatment.key] as const] : [],
  ),
);

/** The tables that a restore empties; a table comes before those that it refers to. */
export const replacedTables: readonly string[] = Object.entries(tableTreatments)
  .flatMap(([table, { is }]) => (is === 'untouched' ? [] : [table]))
  .toReversed();

/**
 * `backedUpTables` by the names that they have in a database with these migrations: the backup command also reads a
 * database that no process of this version has opened yet.
 */
export function backedUpTablesAt(migrations: readonly string[]): ReadonlyMap<string, readonly string[]> {
  if (migrations.includes('018-standard-names')) return backedUpTables;
  const formerTables = invert(RENAMED_TABLES);
  return new Map(
    Array.from(backedUpTables, ([table, key]) => {
      const formerColumns = invert(RENAMED_COLUMNS[table] ?? {});
      return [formerTables[table] ?? table, key.map((column) => formerColumns[column] ?? column)];
    }),
  );
}

function invert(names: Readonly<Record<string, string>>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(names).map(([former, name]) => [name, former]));
}
