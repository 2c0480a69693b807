import { read } from '#contract/describe.ts';
import { sections, type SectionFields, type SectionName, type SectionRecord } from '#contract/sections/index.ts';
import type { Database } from '#server/db/open.ts';
import { Failure } from '#server/http/failure.ts';
import { cleanFields } from '#server/http/sanitize.ts';

export type SectionStore = ReturnType<typeof openSectionStore>;

/** The single records of the site. One that was never saved reads as its defaults, with version 0. */
export function openSectionStore({ db }: Database) {
  async function get<N extends SectionName>(name: N): Promise<SectionRecord<N>> {
    const row = await db.selectFrom('sections').selectAll().where('name', '=', name).executeTakeFirst();
    const stored: unknown = row ? JSON.parse(row.value) : {};
    const { record } = sections[name];
    const stamps = { version: row?.version ?? 0, updatedAt: row?.updated_at ?? '' };
    return cleanFields(record, read(record, { ...toObject(stored), ...stamps })) as SectionRecord<N>; // record is the schema of N
  }

  /** Replaces a section. With `ifMatch`, only the version it names; a newer one fails as stale. */
  async function save<N extends SectionName>(
    name: N,
    fields: SectionFields<N>,
    by: Saver = {},
  ): Promise<SectionRecord<N>> {
    const value = JSON.stringify(cleanFields(sections[name].fields, fields));
    const row = { value, updated_at: new Date().toISOString(), updated_by: by.userId ?? null };
    const { ifMatch = null } = by;
    const saved = await (ifMatch === null || ifMatch === 0
      ? insertOrReplace(name, row, ifMatch === 0)
      : db
          .updateTable('sections')
          .set((eb) => ({ ...row, version: eb('version', '+', 1) }))
          .where('name', '=', name)
          .where('version', '=', ifMatch)
          .returning('version')
          .executeTakeFirst());
    if (!saved) throw new Failure('stale');
    return get(name);
  }

  function insertOrReplace(
    name: SectionName,
    row: { value: string; updated_at: string; updated_by: string | null },
    first: boolean,
  ) {
    return db
      .insertInto('sections')
      .values({ ...row, name, version: 1 })
      .onConflict((conflict) => {
        const same = conflict.column('name');
        return first
          ? same.doNothing()
          : same.doUpdateSet((eb) => ({ ...row, version: eb('sections.version', '+', 1) }));
      })
      .returning('version')
      .executeTakeFirst();
  }

  return { get, save };
}

interface Saver {
  ifMatch?: number | null;
  userId?: string | undefined;
}

function toObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
