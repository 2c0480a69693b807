import type { Kysely } from 'kysely';
import { parseLenient } from '#contract/field-meta.ts';
import {
  settingsGroups,
  type SettingsFields,
  type SettingsName,
  type SettingsRecord,
} from '#contract/settings/index.ts';
import { highestVersion } from '#server/db/highest-version.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { currentAuthor } from '#server/history/author.ts';
import { Failure } from '#server/http/failure.ts';
import type { Settings } from '#server/settings.ts';
import { fieldsFromEnvironment } from './environment.ts';

export type SiteSettings = ReturnType<typeof openSiteSettings>;

/**
 * The settings that staff change in the panel. A group that was never saved reads as its defaults, with version 0. With
 * `settings`, what the environment sets wins over what is stored.
 */
export function openSiteSettings({ db, transaction }: Pick<Database, 'db' | 'transaction'>, settings?: Settings) {
  const environment = settings ? fieldsFromEnvironment(settings) : {};

  async function get<N extends SettingsName>(name: N, within: Kysely<Tables> = db): Promise<SettingsRecord<N>> {
    const row = await within.selectFrom('site_settings').selectAll().where('name', '=', name).executeTakeFirst();
    const set = Object.entries(environment[name] ?? {}).filter(([, field]) => field !== undefined);
    const raw = {
      ...(row && toFields(row.value)),
      ...Object.fromEntries(set.map(([field, { value }]) => [field, value])),
      version: row?.version ?? 0,
      updatedAt: row?.updated_at ?? '',
      fromEnvironment: Object.fromEntries(set.map(([field, { variable }]) => [field, variable])),
    };
    return parseLenient(settingsGroups[name].record, raw) as SettingsRecord<N>; // the schema of N
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
      const stored = toFields(row.value);
      const kept = Object.keys(environment[name] ?? {}).map((field) => [field, stored[field]] as const);
      await trx
        .updateTable('site_settings')
        .set({
          value: JSON.stringify({ ...fields, ...Object.fromEntries(kept) }),
          version: Math.max(row.version, await highestVersion(trx, 'settings')) + 1,
          updated_at: new Date().toISOString(),
          updated_by: currentAuthor()?.userId ?? null,
        })
        .where('name', '=', name)
        .execute();
      return get(name, trx);
    });
  }

  return { get, save };
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

function toFields(json: string): Record<string, unknown> {
  return JSON.parse(json) as Record<string, unknown>; // written by `save`
}
