import type { Insertable, Kysely } from 'kysely';
import { parseLenient } from '#contract/field-meta.ts';
import {
  isSection,
  sections,
  type SectionFields,
  type SectionName,
  type SectionRecord,
} from '#contract/sections/index.ts';
import { FACT_SECTIONS, hasSiteFacts, mirroredFacts } from '#contract/sections/site-facts.ts';
import { highestVersion } from '#server/db/highest-version.ts';
import type { Database } from '#server/db/open.ts';
import type { SectionsTable, Tables } from '#server/db/tables.ts';
import { currentAuthor } from '#server/history/author.ts';
import type { Versioned } from '#server/history/versioned.ts';
import { addVersion, type Snapshot } from '#server/history/versions.ts';
import { changedFields, contentFields, type FieldValues } from '#server/history/content-fields.ts';
import { Failure } from '#server/http/failure.ts';
import { writeMediaUses } from '#server/history/media-uses.ts';
import { fillPictureWords } from '#server/history/picture-words.ts';
import { cleanFields, cleanFieldsToStore, SANITIZER_VERSION } from '#server/sanitize/sanitize.ts';
import type { SanitizableStore } from '#server/sanitize/resanitize.ts';
import { requireDescriptions } from '#server/site-settings/require-descriptions.ts';

export type SectionStore = ReturnType<typeof openSectionStore>;

/** The single records of the site. One that was never saved reads as its defaults, with version 0. */
export function openSectionStore({ db, transaction }: Pick<Database, 'db' | 'transaction'>) {
  async function get<N extends SectionName>(name: N, within: Kysely<Tables> = db): Promise<SectionRecord<N>> {
    const row = await within.selectFrom('sections').selectAll().where('name', '=', name).executeTakeFirst();
    const stored: unknown = row ? JSON.parse(row.value) : {};
    const { record } = sections[name];
    const stamps = { version: row?.version ?? 0, updatedAt: row?.updated_at ?? '' };
    const found = parseLenient(record, { ...toObject(stored), ...stamps });
    const isClean = row?.sanitizer_version === SANITIZER_VERSION;
    return (isClean ? found : cleanFields(record, found)) as SectionRecord<N>; // record is the schema of N
  }

  /**
   * Replaces a section and adds a version. With `ifMatch`, fails as stale if the version differs. The sections with the
   * same facts of the site follow in the same transaction.
   */
  async function save<N extends SectionName>(
    name: N,
    fields: SectionFields<N>,
    { ifMatch = null, restores = null }: SaveOptions = {},
  ): Promise<SectionRecord<N>> {
    return transaction(async (trx) => {
      await lock(trx, hasSiteFacts(name) ? FACT_SECTIONS : [name]);
      const after = await replace(trx, name, fields, { ifMatch, restores });
      await mirrorFacts(trx, name, after);
      return after;
    });
  }

  /** Saves fields made from the current ones, which no other save can change in between. Equal ones are not saved. */
  async function change(name: SectionName, next: (values: FieldValues) => FieldValues): Promise<void> {
    await transaction(async (trx) => {
      await lock(trx, hasSiteFacts(name) ? FACT_SECTIONS : [name]);
      const values = contentFields(await get(name, trx));
      const changed = next(values);
      if (changedFields(values, changed).length === 0) return;
      await mirrorFacts(trx, name, await replace(trx, name, changed as SectionFields<typeof name>)); // the same fields
    });
  }

  async function replace<N extends SectionName>(
    trx: Kysely<Tables>,
    name: N,
    fields: SectionFields<N>,
    { ifMatch = null, restores = null }: SaveOptions = {},
  ): Promise<SectionRecord<N>> {
    const { title, fields: schema } = sections[name];
    const current = await get(name, trx);
    const before = stateBefore(current);
    const next = cleanFieldsToStore(schema, await fillPictureWords(trx, schema, fields));
    if (ifMatch !== null && ifMatch !== current.version) throw new Failure('stale');
    if (restores === null) await requireDescriptions(trx, { schema, title, before: current, after: next });
    await write(trx, name, JSON.stringify(next), ifMatch);
    const after = await get(name, trx);
    await addVersion(trx, {
      kind: 'sections',
      record: name,
      before,
      after: sectionState(after),
      restores,
    });
    await writeMediaUses(trx, { kind: 'sections', record: name, schema, values: after });
    return after;
  }

  /** Writes the facts of a saved section to the other sections that contain them. */
  async function mirrorFacts(trx: Kysely<Tables>, saved: SectionName, record: object): Promise<void> {
    for (const { section, fields } of mirroredFacts(saved, { ...record })) {
      const values = sectionState(await get(section, trx)).values;
      const next = { ...values, ...fields } as SectionFields<typeof section>; // the same fields under other names
      if (changedFields(values, next).length === 0) continue;
      await replace(trx, section, next);
      await mirrorFacts(trx, section, next);
    }
  }

  /** Locks the rows in one order: a concurrent save waits, so that its `before` is current. */
  async function lock(trx: Kysely<Tables>, names: readonly SectionName[]): Promise<void> {
    await trx.selectFrom('sections').select('name').where('name', 'in', names).orderBy('name').forUpdate().execute();
  }

  async function write(trx: Kysely<Tables>, name: SectionName, value: string, ifMatch: number | null): Promise<void> {
    const stamps = { updated_at: new Date().toISOString(), updated_by: currentAuthor()?.userId ?? null };
    const row = { ...stamps, value, sanitizer_version: SANITIZER_VERSION };
    const saved = await (ifMatch === null || ifMatch === 0
      ? insertOrReplace(trx, { ...row, name, version: (await highestVersion(trx, 'sections')) + 1 }, ifMatch === 0)
      : trx
          .updateTable('sections')
          .set((eb) => ({ ...row, version: eb('version', '+', 1) }))
          .where('name', '=', name)
          .where('version', '=', ifMatch)
          .returning('version')
          .executeTakeFirst());
    if (!saved) throw new Failure('stale');
  }

  const versioned: Versioned = {
    current: async (name) => (isSection(name) ? sectionState(await get(name)) : null),
    parse(raw, name) {
      if (!isSection(name)) return raw;
      const { record } = sections[name];
      return contentFields(cleanFields(record, parseLenient(record, { ...raw, version: 0, updatedAt: '' })));
    },
    async save(name, values, options) {
      if (!isSection(name)) throw new Failure('not-found');
      const fields = values as SectionFields<typeof name>; // `current` and `parse` return this type
      return { record: await save(name, fields, options), takenSlug: null };
    },
  };

  return { get, save, change, versioned, sanitizing: sectionSanitizing(db) };
}

/** Sanitizes rows of an older sanitizer again. Neither versions nor the history change. */
function sectionSanitizing(db: Kysely<Tables>): SanitizableStore {
  return {
    outdated: async () => {
      const old = db.selectFrom('sections').select('name').where('sanitizer_version', '<', SANITIZER_VERSION);
      return (await old.execute()).map(({ name }) => name);
    },
    async sanitize(name) {
      if (!isSection(name)) return;
      const row = await db.selectFrom('sections').selectAll().where('name', '=', name).executeTakeFirst();
      if (!row || row.sanitizer_version >= SANITIZER_VERSION) return;
      // Everything except HTML stays unchanged, even fields that the schema no longer reads.
      const stored = toObject(JSON.parse(row.value)) as SectionFields<typeof name>;
      const value = JSON.stringify(cleanFields(sections[name].fields, stored));
      await db
        .updateTable('sections')
        .set({ value, sanitizer_version: SANITIZER_VERSION })
        .where('name', '=', name)
        .where('version', '=', row.version) // a concurrent save has sanitized it
        .execute();
    },
  };
}

function insertOrReplace(trx: Kysely<Tables>, row: Insertable<SectionsTable>, first: boolean) {
  return trx
    .insertInto('sections')
    .values(row)
    .onConflict((conflict) => {
      const same = conflict.column('name');
      return first ? same.doNothing() : same.doUpdateSet((eb) => ({ ...row, version: eb('sections.version', '+', 1) }));
    })
    .returning('version')
    .executeTakeFirst();
}

interface SaveOptions {
  ifMatch?: number | null;
  /** The version that this save restores. */
  restores?: number | null;
}

function sectionState(record: { version: number; updatedAt: string }): Snapshot {
  return { version: record.version, at: record.updatedAt, values: contentFields(record) };
}

/** What the history keeps as the original version. Starter content needs none. */
function stateBefore(record: { version: number; updatedAt: string }): Snapshot | null {
  if (record.version > 0) return sectionState(record);
  return currentAuthor() ? { ...sectionState(record), at: new Date().toISOString() } : null;
}

function toObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
