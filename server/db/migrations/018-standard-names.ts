import type { Kysely } from 'kysely';

/** Tables by their former name. */
export const RENAMED_TABLES: Readonly<Record<string, string>> = {
  facts: 'instance_meta',
  bin: 'trash',
  known_places: 'known_networks',
  traces: 'audit_log',
  guesses: 'login_attempts',
  limits: 'rate_limits',
};

/** New column names by table (new name) and former column name. */
export const RENAMED_COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  audit_log: { at: 'created_at', record: 'record_id', address: 'ip_address', agent: 'user_agent' },
  history: { at: 'saved_at', record: 'record_id', restores: 'restored_version', fields: 'changed_fields' },
  trash: { leading: 'redirects' },
  known_networks: { place: 'network_hash' },
  login_attempts: { waits_until: 'blocked_until', forgets_at: 'expires_at' },
  backups: { proven_at: 'verified_at', machine: 'host' },
  sessions: { agent: 'user_agent' },
  visits: { last_at: 'last_seen_at' },
};

/** Indexes whose names contain a former name. SQLite cannot rename an index, so both databases build them again. */
const INDEXES = [
  { former: 'traces_by_record', table: 'audit_log', columns: ['kind', 'record_id', 'id'] },
  { former: 'history_by_at', table: 'history', columns: ['saved_at'] },
  { former: 'bin_by_deleted_at', table: 'trash', columns: ['deleted_at', 'id'] },
  { former: 'guesses_by_forgets_at', table: 'login_attempts', columns: ['expires_at'] },
  { former: 'limits_by_resets_at', table: 'rate_limits', columns: ['resets_at'] },
];

/** Gives tables and columns the names of docs/glossary.md. Rows do not change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [from, to] of Object.entries(RENAMED_TABLES)) await db.schema.alterTable(from).renameTo(to).execute();
  for (const [table, columns] of Object.entries(RENAMED_COLUMNS)) {
    for (const [from, to] of Object.entries(columns)) {
      await db.schema.alterTable(table).renameColumn(from, to).execute();
    }
  }
  for (const { former, table, columns } of INDEXES) {
    await db.schema.dropIndex(former).ifExists().execute();
    await db.schema
      .createIndex(`${table}_by_${columns.join('_')}`)
      .on(table)
      .columns(columns)
      .execute();
  }
}
