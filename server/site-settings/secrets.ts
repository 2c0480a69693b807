import { metaOf } from '#contract/field-meta.ts';
import { settingsGroups, type SettingsName } from '#contract/settings/index.ts';
import { rules } from '#contract/rule-texts.ts';
import type { Database } from '#server/db/open.ts';
import { Failure } from '#server/http/failure.ts';
import type { SecretBox } from '#server/secret-box.ts';

type Fields = Record<string, unknown>;
/** Encrypted secrets by field. */
export type StoredSecrets = Record<string, string>;

/** The secret fields of a group, each with the fields that it is bound to. */
export function secretFields(name: SettingsName): { field: string; boundTo: readonly string[] }[] {
  const fields = Object.entries(metaOf(settingsGroups[name].fields).shape ?? {});
  return fields.flatMap(([field, schema]) => {
    const { widget, boundTo = [] } = metaOf(schema);
    return widget === 'secret' ? [{ field, boundTo }] : [];
  });
}

/** The fields of a group before and after a save. */
export interface SecretChange {
  before: Fields;
  after: Fields;
  stored: StoredSecrets;
}

/** The stored secrets after a save: typed ones replace them, and a changed field that they are bound to deletes them. */
export function nextSecrets(
  name: SettingsName,
  box: SecretBox,
  { before, after, stored }: SecretChange,
): StoredSecrets {
  const next = secretFields(name).flatMap(({ field, boundTo }) => {
    const typed = after[field];
    if (typeof typed === 'string' && typed !== '') return [[field, sealSecret(name, field, box, typed)] as const];
    const kept = boundTo.every((other) => before[other] === after[other]) ? stored[field] : undefined;
    return kept === undefined ? [] : [[field, kept] as const];
  });
  return Object.fromEntries(next);
}

/** The stored secret of a field; null if there is none, or its key is not available. */
export function openSecret(name: SettingsName, field: string, box: SecretBox, stored: StoredSecrets): string | null {
  const sealed = stored[field];
  return sealed === undefined ? null : box.open(ownerOf(name, field), sealed);
}

/**
 * Encrypts the secrets of all groups with the current key, and returns how many cannot be decrypted. Without a key, they
 * stay as they are.
 */
export async function encryptSettingSecrets({ db }: Pick<Database, 'db'>, box: SecretBox): Promise<number> {
  let unreadable = 0;
  for (const { name, secrets } of await db.selectFrom('site_settings').select(['name', 'secrets']).execute()) {
    const stored = Object.entries(JSON.parse(secrets) as StoredSecrets); // written by `save`
    const opened = stored.map(([field, sealed]) => ({ field, sealed, plain: box.open(ownerOf(name, field), sealed) }));
    unreadable += opened.filter(({ plain }) => plain === null).length;
    if (!box.hasKey || stored.every(([, sealed]) => box.isCurrent(sealed))) continue;
    const renewed = opened.map(({ field, sealed, plain }) => [
      field,
      plain === null ? sealed : box.seal(ownerOf(name, field), plain),
    ]);
    const same = db.updateTable('site_settings').where('name', '=', name).where('secrets', '=', secrets);
    await same.set({ secrets: JSON.stringify(Object.fromEntries(renewed)) }).execute();
  }
  return unreadable;
}

function sealSecret(name: SettingsName, field: string, box: SecretBox, typed: string): string {
  if (box.hasKey) return box.seal(ownerOf(name, field), typed);
  throw new Failure('invalid', { message: rules.secretKey, issues: [{ path: field, message: rules.secretKey }] });
}

function ownerOf(name: string, field: string): string {
  return `settings:${name}:${field}`;
}
