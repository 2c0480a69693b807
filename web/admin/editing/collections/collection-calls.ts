import type { Collection } from '#contract/collections/define-collection.ts';
import { LIST_LIMIT_MAX } from '#contract/constants.ts';
import { call, type Body } from '#web/api.ts';
import type { ListQuery } from '#web/admin/shell/collection-list.ts';
import type { Values } from '#web/admin/editing/form/values.ts';
import type { ListedRecord, RecordPage, StoredRecord } from '#web/admin/editing/records/record-kind.ts';

/**
 * The calls of a collection for its screen. Every collection has the calls of the blog, and for its order those of the
 * services; their types differ only in the fields of the records.
 */
export function collectionCalls<L extends ListedRecord, R extends StoredRecord & L>({
  path,
  writesAt,
}: Pick<Collection, 'path' | 'writesAt'>) {
  return {
    list: async (asked: ListQuery, signal: AbortSignal) =>
      (await call(`GET ${path}` as 'GET /blog', {
        query: { limit: LIST_LIMIT_MAX, ...asked, brief: 'true' },
        signal,
      })) as unknown as RecordPage<L>,
    read: async (id: string) =>
      (await call(`GET ${path}/admin/:id` as 'GET /blog/admin/:id', { params: { id } })) as unknown as R,
    create: async (body: Values) =>
      (await call(`POST ${writesAt}` as 'POST /blog', { body: body as Body<'POST /blog'> })) as unknown as R, // validated by the schema of the collection
    update: async (id: string, body: Values, version: number) =>
      (await call(`PUT ${writesAt}/:id` as 'PUT /blog/:id', {
        params: { id },
        body,
        ifMatch: version,
      })) as unknown as R,
    remove: (id: string) => call(`DELETE ${writesAt}/:id` as 'DELETE /blog/:id', { params: { id } }),
    move: async (id: string, position: number) =>
      (await call(`PUT ${writesAt}/:id/position` as 'PUT /services/admin/:id/position', {
        params: { id },
        body: { position },
      })) as unknown as R,
  };
}
