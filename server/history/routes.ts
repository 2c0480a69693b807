import { publicationFields, type HistoryKind, type TrashKind } from '#contract/kinds.ts';
import { restored } from '#contract/texts.ts';
import type { Database } from '#server/db/open.ts';
import type { HistoryTable } from '#server/db/tables.ts';
import type { Handlers } from '#server/http/calls.ts';
import { Failure } from '#server/http/failure.ts';
import { readProperty } from '#server/read-property.ts';
import { recordTitle } from './record-title.ts';
import { openTrash } from './trash.ts';
import type { Versioned, VersionedRecords, Restored } from './versioned.ts';
import { listVersions, getVersionAndPrevious } from './versions.ts';
import { omitFields, type FieldValues } from './content-fields.ts';

/** The stores with revisions, by kind. */
export type VersionedKinds = { sections: Versioned } & Record<TrashKind, VersionedRecords>;

/** The calls for revisions and the trash. */
export function historyCalls(database: Database, stores: VersionedKinds): Handlers {
  const { db } = database;
  const trash = openTrash(database);

  async function findVersion({ kind, id, version }: { kind: HistoryKind; id: string; version: number }) {
    const versions = await getVersionAndPrevious(db, kind, id, version);
    if (!versions) throw new Failure('not-found', { message: 'This version no longer exists.' });
    const valuesOf = (row: HistoryTable) => stores[kind].parse(JSON.parse(row.value) as FieldValues, id); // as addVersion wrote it
    return { ...versions, valuesOf };
  }

  return {
    'GET /history/:kind/:id': async ({ params: { kind, id }, query }) => {
      const now = await stores[kind].current(id);
      const rows = await listVersions(db, { kind, record: id, ...query });
      if (!now && rows.length === 0) throw new Failure('not-found');
      return { items: rows.map(toVersion), current: now?.version ?? 0 };
    },
    'GET /history/:kind/:id/:version': async ({ params }) => {
      const { found: row, before, valuesOf } = await findVersion(params);
      const now = await stores[params.kind].current(params.id);
      return { ...toVersion(row), values: valuesOf(row), before: before && valuesOf(before), now: now && now.values };
    },
    'POST /history/:kind/:id/:version/restore': async ({ params, ifMatch }) => {
      const { found: row, valuesOf } = await findVersion(params);
      const { kind, id, version } = params;
      // Restoring older content must not unpublish a page, nor publish a hidden one.
      const values = omitFields(valuesOf(row), publicationFields(kind));
      return toRestoredReply(await stores[kind].save(id, values, { ifMatch, restores: version }), restored.slugKept);
    },
    'GET /trash': ({ query }) => trash.list(query),
    'POST /trash/:kind/:id/restore': async ({ params: { kind, id } }) =>
      toRestoredReply(await stores[kind].restoreFromTrash(await trash.get(kind, id)), restored.slugTaken),
    'DELETE /trash/:kind/:id': async ({ params: { kind, id } }) => {
      const { title } = await trash.get(kind, id);
      await trash.erase(kind, id);
      return { message: restored.erased, title };
    },
  };
}

function toVersion({
  version,
  saved_at: at,
  user_id,
  user_name,
  restored_version: restores,
  changed_fields: fields,
}: Omit<HistoryTable, 'kind' | 'record_id' | 'value'>) {
  const by = { userId: user_id ?? '', userName: user_name };
  return { version, at, ...by, restores: restores ?? 0, fields: JSON.parse(fields) as string[] }; // as addVersion wrote it
}

function toRestoredReply({ record, takenSlug }: Restored, slugMessage: (taken: string, own: string) => string) {
  const slug = readProperty(record, 'slug');
  const own = typeof slug === 'string' ? slug : '';
  const message = takenSlug === null ? restored.done : slugMessage(takenSlug, own);
  return { message, version: record.version, title: recordTitle(record), slug: own };
}
