import { sql, type Kysely } from 'kysely';
import { parseFileName } from '#contract/files.ts';
import type { PictureUses } from '#contract/records/picture.ts';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { pathState } from '#server/records/path-state.ts';
import { recordNames, type RecordName } from '#server/records/record-names.ts';

type Kind = PictureUses['staged'][number]['kind'];

/**
 * The sections and records that use a picture or one of its variants, or a PDF or video, by the name under which it is stored. It searches all
 * old versions.
 */
export async function pictureUses({ db }: Pick<Database, 'db'>, name: string): Promise<PictureUses> {
  const contains = sql<boolean>`value like ${`%${pathStart(name)}%`}`;
  const fields = db.selectFrom('media_uses').select(['kind', 'record_id as id', 'field']).where('name', '=', name);
  const current = await fields.orderBy('kind').orderBy('record_id').orderBy('field').execute();
  const staged = db.selectFrom('staged_changes').select(['kind', 'record_id as id', 'title']).where(contains);
  const deleted = db.selectFrom('trash').select(['kind', 'id', 'title', 'deleted_at as deletedAt']).where(contains);
  const old = await oldVersions(db, contains);
  const names = await namesOf(db, [...current, ...old]);
  return {
    current: await Promise.all(
      current.flatMap(({ kind, id, field }) => {
        const found = names(kind, id);
        return found ? [toUse(db, { kind: kind as Kind, id, title: found.title, field }, found.path)] : [];
      }),
    ),
    // Only sections and collections have fields with pictures.
    staged: (await staged.execute()).map(({ kind, ...one }) => ({ ...one, kind: kind as Kind })),
    deleted: (await deleted.execute()).map(({ kind, ...one }) => ({ ...one, kind: kind as Kind })),
    old: old.flatMap(({ kind, id, count, version, savedAt }) => {
      const found = names(kind, id);
      return found ? [{ kind: kind as Kind, id, title: found.title, count: Number(count), version, savedAt }] : [];
    }),
  };
}

async function toUse(
  db: Kysely<Tables>,
  use: Omit<PictureUses['current'][number], 'page'>,
  path: string,
): Promise<PictureUses['current'][number]> {
  return { ...use, page: (await pathState(db, path)).state === 'public' ? path : '' };
}

/** How every address begins that leads to the picture or file. */
function pathStart(name: string): string {
  const file = parseFileName(name);
  return file ? `/files/${file.hash}/` : `/uploads/${name.replace(/\.webp$/, '')}`;
}

/** The old versions that fulfil a condition, by section or record. The newest version is the current content. */
function oldVersions(db: Kysely<Tables>, contains: ReturnType<typeof sql<boolean>>) {
  const newest = sql<number>`(select max(version) from history as own where own.kind = history.kind and own.record_id = history.record_id)`; // prettier-ignore
  return db
    .selectFrom('history')
    .select((eb) => [
      ...(['kind', 'record_id as id'] as const),
      eb.fn.countAll().as('count'),
      eb.fn.max('version').as('version'),
      eb.fn.max('saved_at').as('savedAt'),
    ])
    .where(contains)
    .where('version', '<', newest)
    .groupBy(['kind', 'record_id'])
    .orderBy('savedAt', 'desc')
    .execute();
}

/** Looks up names of sections and records by their kind and id. Undefined for one that no longer exists. */
async function namesOf(db: Kysely<Tables>, found: readonly { kind: string; id: string }[]) {
  const byKind = new Map<string, Map<string, RecordName>>();
  for (const [kind, all] of Map.groupBy(found, (one) => one.kind))
    byKind.set(kind, await recordNames(db, kind, [...new Set(all.map(({ id }) => id))]));
  return (kind: string, id: string) => byKind.get(kind)?.get(id);
}
