import { z } from 'zod';
import { ROLES } from '#contract/constants.ts';
import { HISTORY_KINDS } from '#contract/kinds.ts';
import { collections } from '#contract/collections/index.ts';
import { parseLenient } from '#contract/field-meta.ts';
import { contactMessage } from '#contract/records/contact-message.ts';
import { lead } from '#contract/records/lead.ts';
import { sections } from '#contract/sections/index.ts';
import { settingsGroups } from '#contract/settings/index.ts';
import { OWN_TABLES, SHARED_TABLE } from '#server/db/record-tables.ts';
import { COLUMN_OF_FIELD } from '#server/records/columns.ts';
import { backedUpTables } from './backup-tables.ts';
import { BackupError, backupErrors } from './errors.ts';
import { openSqliteSnapshot, type Row } from './snapshot.ts';

/** The library's format of argon2id hashes: no login works with any other. */
const PASSWORD_HASH = /^\$argon2id\$v=\d+\$[a-z0-9=,]+\$[\w+/]{8,}\$[\w+/]{16,}$/;

/** The secret of a second factor: in base 32, or encrypted. */
const FACTOR_SECRET = /^(?:[A-Z2-7]+=*|sealed(?::[\w-]+){3})$/;

/** The password of a server: always encrypted. */
const SEALED_SECRET = /^sealed(?::[\w-]+){3}$/;

/** The schema of each kind of record. */
const RECORDS: Record<string, z.ZodType | undefined> = {
  messages: contactMessage,
  leads: lead,
  ...Object.fromEntries(Object.values(collections).map(({ name, record }) => [name, record])),
};
/** The fields of records that have their own column. */
const FIELDS = {
  ...{ id: '_id', version: 'version', created_at: 'createdAt', updated_at: 'updatedAt' },
  ...Object.fromEntries(Object.entries(COLUMN_OF_FIELD).map(([field, column]) => [column, field])),
};

const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});
const fields = json.pipe(z.record(z.string(), z.unknown()));
const settingSecrets = json.pipe(z.record(z.string(), z.string().regex(SEALED_SECRET, 'is not an encrypted password')));
const flag = z.literal([0, 1]);
const user = z.object({
  email: z.string().min(1),
  role: z.enum(ROLES),
  is_active: flag,
  password_hash: z.string().regex(PASSWORD_HASH, 'is not a password hash'),
});

/** Schemas of the other tables. The database itself checks the column types. */
const TABLES: Record<string, z.ZodType> = {
  users: user,
  second_factors: z.object({ secret: z.string().regex(FACTOR_SECRET, 'is not a two-step login secret') }),
  history: z.object({ kind: z.enum(HISTORY_KINDS), changed_fields: json.pipe(z.array(z.string())), value: fields }),
  trash: z.object({ value: fields, redirects: json }),
};

/**
 * Reads every row of a scratch database of this version as the product would, one at a time. Throws a `BackupError` that
 * names the invalid row, or says that no admin could log in.
 */
export async function validateRows(folder: string): Promise<void> {
  const scratch = await openSqliteSnapshot(folder);
  let admins = 0;
  try {
    for (const [table, key] of backedUpTables) {
      for await (const row of scratch.rows(table, key)) {
        readRow(table, row);
        if (table === 'users' && row.role === 'admin' && row.is_active === 1) admins += 1;
      }
    }
  } finally {
    await scratch.close();
  }
  if (admins === 0) {
    throw new BackupError(backupErrors.unreadable('it has no active admin, so nobody could log in to the panel.'));
  }
}

function readRow(table: string, row: Row): void {
  try {
    if (table === 'sections') readSingle(sections, row);
    else if (table === 'site_settings') readSettingsRow(row);
    else if (table in TABLES) TABLES[table]?.parse(row);
    else readRecord(table, row);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new BackupError(backupErrors.unreadable(`${rowName(table, row)} cannot be read${issueText(error)}.`), {
      cause: error,
    });
  }
}

/** Checks a section or a group of settings, unless this version does not know it and never reads it. */
function readSingle(described: Record<string, { record: z.ZodType }>, { name, value }: Row): void {
  const stored = fields.parse(value);
  const known = Object.entries(described).find(([one]) => one === name);
  if (known) parseLenient(known[1].record, { ...stored, version: 1, updatedAt: '' });
}

function readSettingsRow(row: Row): void {
  readSingle(settingsGroups, row);
  settingSecrets.parse(row.secrets);
}

function readRecord(table: string, row: Row): void {
  const kind = table === SHARED_TABLE ? String(row.collection) : kindOfTable(table);
  const schema = kind === undefined ? undefined : RECORDS[kind];
  if (!schema) return; // of a collection that this version does not have, and never reads
  const record: Record<string, unknown> = { ...fields.parse(row.value), ...('body' in row && fields.parse(row.body)) };
  for (const [column, field] of Object.entries(FIELDS)) {
    const cell = row[column];
    if (cell === undefined || cell === null) continue;
    record[field] = column.startsWith('is_') ? flag.parse(cell) === 1 : cell;
  }
  parseLenient(schema, record);
}

function kindOfTable(table: string): string | undefined {
  return Object.entries(OWN_TABLES).find(([, one]) => one === table)?.[0];
}

/** 'the section hero', 'the row 0195… of leads'. Never with texts of visitors. */
function rowName(table: string, row: Row): string {
  if (table === 'sections') return `the section ${row.name}`;
  if (table === 'site_settings') return `the settings ${row.name}`;
  if (table === 'users') return `the account ${row.email}`;
  return `the row ${row.id ?? row.record_id ?? row.user_id} of ${table}`;
}

function issueText({ issues: [issue] }: z.ZodError): string {
  const field = issue?.path.join('.') ?? '';
  return issue ? ` (${[field, issue.message].filter(Boolean).join(' ')})` : '';
}
