import type { Kysely, Selectable } from 'kysely';
import { parseLenient } from '#contract/field-meta.ts';
import {
  settingsGroups,
  type SettingsFields,
  type SettingsName,
  type SettingsRecord,
} from '#contract/settings/index.ts';
import { highestVersion } from '#server/db/highest-version.ts';
import type { Database } from '#server/db/open.ts';
import type { SiteSettingsTable, Tables } from '#server/db/tables.ts';
import { currentAuthor } from '#server/history/author.ts';
import { Failure } from '#server/http/failure.ts';
import type { SecretBox } from '#server/secret-box.ts';
import type { Settings } from '#server/settings.ts';
import { fieldsFromEnvironment } from './environment.ts';
import { nextSecrets, openSecret, secretFields, type SecretChange, type StoredSecrets } from './secrets.ts';

type Row = Selectable<SiteSettingsTable>;

export type SiteSettings = ReturnType<typeof openSiteSettings>;

interface Parts {
  /** With them, what the environment sets wins over what is stored. */
  settings?: Settings;
  /** Encrypts and decrypts the secrets. Needed for groups that have some. */
  secretBox?: SecretBox;
  /** Runs in the transaction of each save. */
  onSaved?: (name: SettingsName, trx: Kysely<Tables>) => Promise<void>;
}

/** The settings that staff change in the panel. A group that was never saved reads as its defaults, with version 0. */
export function openSiteSettings(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  { settings, secretBox, onSaved }: Parts = {},
) {
  const environment = settings ? fieldsFromEnvironment(settings) : {};

  async function get<N extends SettingsName>(name: N, within: Kysely<Tables> = db): Promise<SettingsRecord<N>> {
    return toRecord(name, await findRow(name, within));
  }

  /** A secret that is stored, and whose key is available; null without one. */
  async function secret(name: SettingsName, field: string, within: Kysely<Tables> = db): Promise<string | null> {
    const row = await findRow(name, within);
    return row && secretBox ? openSecret(name, field, secretBox, toObject(row.secrets)) : null;
  }

  function toRecord<N extends SettingsName>(name: N, row: Row | undefined): SettingsRecord<N> {
    const own: Record<string, { variable: string; value: unknown } | undefined> = environment[name] ?? {};
    const set = Object.entries(own).flatMap(([field, found]) => (found ? [[field, found] as const] : []));
    const variables = Object.fromEntries(set.map(([field, { variable }]) => [field, variable]));
    const raw = {
      ...(row && toObject(row.value)),
      ...Object.fromEntries(set.map(([field, { value }]) => [field, value])),
      version: row?.version ?? 0,
      updatedAt: row?.updated_at ?? '',
      fromEnvironment: variables,
      storedSecrets: (row ? usableSecrets(name, row) : []).filter((field) => !(field in variables)),
    };
    return parseLenient(settingsGroups[name].record, raw) as SettingsRecord<N>; // the schema of N
  }

  /** The secret fields with a stored value, without those whose key is lost. */
  function usableSecrets(name: SettingsName, { secrets }: Row): string[] {
    const stored = toObject<StoredSecrets>(secrets);
    return Object.keys(stored).filter((field) => !secretBox || openSecret(name, field, secretBox, stored) !== null);
  }

  /**
   * Replaces a group, except the fields that the environment sets: their stored values stay. With `ifMatch`, fails as
   * stale if the version differs.
   */
  async function save<N extends SettingsName>(
    name: N,
    fields: SettingsFields<N>,
    ifMatch: number | null = null,
  ): Promise<SettingsRecord<N>> {
    return transaction(async (trx) => {
      const row = await lockRow(trx, name);
      if (ifMatch !== null && ifMatch !== row.version) throw new Failure('stale');
      const before = toObject(row.value);
      const kept = Object.keys(environment[name] ?? {}).map((field) => [field, before[field]] as const);
      const after: Record<string, unknown> = { ...fields, ...Object.fromEntries(kept) };
      await trx
        .updateTable('site_settings')
        .set({
          ...columnsOf(name, { before, after, stored: toObject(row.secrets) }),
          version: Math.max(row.version, await highestVersion(trx, 'settings')) + 1,
          updated_at: new Date().toISOString(),
          updated_by: currentAuthor()?.userId ?? null,
        })
        .where('name', '=', name)
        .execute();
      await onSaved?.(name, trx);
      return get(name, trx);
    });
  }

  /** The fields of a group as it stores them, with the secrets apart. */
  function columnsOf(name: SettingsName, change: SecretChange) {
    const secret = secretFields(name).map(({ field }) => field);
    const open = Object.entries(change.after).filter(([field]) => !secret.includes(field));
    const secrets = secret.length > 0 ? nextSecrets(name, requireBox(secretBox), change) : {};
    return { value: JSON.stringify(Object.fromEntries(open)), secrets: JSON.stringify(secrets) };
  }

  return { get, secret, save };
}

function requireBox(box: SecretBox | undefined): SecretBox {
  if (!box) throw new Error('Settings with secrets are saved with a secret box.');
  return box;
}

function findRow(name: SettingsName, within: Kysely<Tables>) {
  return within.selectFrom('site_settings').selectAll().where('name', '=', name).executeTakeFirst();
}

/** Locks the row of a group, and creates it first if it was never saved: a concurrent save waits. */
async function lockRow(trx: Kysely<Tables>, name: SettingsName) {
  await trx
    .insertInto('site_settings')
    .values({ name, value: '{}', secrets: '{}', version: 0, updated_at: '', updated_by: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return trx.selectFrom('site_settings').selectAll().where('name', '=', name).forUpdate().executeTakeFirstOrThrow();
}

function toObject<T extends Record<string, unknown>>(json: string): T {
  return JSON.parse(json) as T; // written by `save`
}
