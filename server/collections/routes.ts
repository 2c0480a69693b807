import type { z } from 'zod';
import { collections } from '#contract/collections/index.ts';
import type { Collection } from '#contract/collections/define-collection.ts';
import { PUBLIC_LIST_LIMIT_MAX } from '#contract/constants.ts';
import { collectionNames, type CollectionName } from '#contract/kinds.ts';
import type { Database } from '#server/db/open.ts';
import { omitFields } from '#server/history/content-fields.ts';
import { libraryWords } from '#server/history/picture-words.ts';
import type { Context, Handlers } from '#server/http/calls.ts';
import { Failure } from '#server/http/failure.ts';
import type { openCollectionStore } from '#server/records/collection-store.ts';
import type { RecordStamps } from '#server/records/kind.ts';
import { isPublic, resolveRedirect } from '#server/records/permalinks.ts';
import { openCollection, type HooksOf } from '#server/records/open-collection.ts';

/** The context of any collection's list. */
type ListContext = Pick<Context<'GET /blog'>, 'isStaff'> & {
  query: Omit<Context<'GET /blog'>['query'], 'status'> & { status: string };
};
type RecordContext = Pick<Context<'PUT /blog/:id'>, 'params' | 'ifMatch'> & { body: Record<string, unknown> };
type SlugContext = Pick<Context<'GET /blog/:slug'>, 'params' | 'isStaff'>;
type MoveContext = Context<'PUT /services/admin/:id/position'>;
type ReorderContext = Context<'PUT /services/admin/reorder/list'>;

type FindHooks = <N extends CollectionName>(name: N) => HooksOf<N> | undefined;
/** The store of any collection: what all have in common. */
type AnyStore = ReturnType<typeof openCollectionStore<z.ZodType<RecordStamps>>>;

/** The calls that follow from the descriptions. Staff see all records, visitors the public ones. */
export function collectionCalls(database: Database, hooksOf: FindHooks): Handlers {
  return Object.assign({}, ...collectionNames.map((name) => callsOf(database, name, hooksOf(name)))) as Handlers;
}

function callsOf<N extends CollectionName>(database: Database, name: N, hooks: HooksOf<N> | undefined) {
  const collection: Collection = collections[name];
  const { path, pagesAt, fields, facets, long, listOmits, messages, hasOwnLists, hasPages } = collection;
  const store = openCollection(database, name, hooks) as unknown as AnyStore;
  const forPage = hooks?.forPage as ((record: object, isStaff: boolean) => object) | undefined;

  async function list({ query, isStaff }: ListContext) {
    const limit = isStaff ? query.limit : Math.min(query.limit, PUBLIC_LIST_LIMIT_MAX);
    const slugs = query.slugs ? await currentSlugs(database, pagesAt, query.slugs.split(',')) : [];
    const values: Record<string, unknown> = { ...query };
    const filters = Object.fromEntries(Object.values(facets).map(({ key }) => [key, String(values[key])]));
    const found = await store.listPage({ ...query, facets: filters, slugs, limit, isStaff });
    const omitted = query.brief ? [...long, ...listOmits.brief] : isStaff ? [] : [...long, ...listOmits.visitors];
    return { ...found, items: found.items.map((item) => omitFields(item, omitted)) };
  }

  async function one({ params: { slug }, isStaff }: SlugContext) {
    const item = await store.at(slug, isStaff);
    if (item) {
      const words = await libraryWords(database.db, collection.record, item);
      return { ...(forPage ? forPage(item, isStaff) : item), ...words };
    }
    const movedTo = await resolveRedirect(database.db, pagesAt + slug);
    throw new Failure('not-found', { message: messages.missing, movedTo });
  }

  return {
    ...(!hasOwnLists && { [`GET ${path}`]: list }),
    [`GET ${path}/admin/:id`]: ({ params }: RecordContext) => store.get(params.id),
    ...(hasPages && {
      [`GET ${path}/admin/slug/:slug/available`]: async ({ params }: SlugContext) => {
        const slug = fields.slug?.safeParse(params.slug).data;
        return { available: typeof slug === 'string' && slug !== '' && (await store.find({ slug })) === null };
      },
      [`GET ${path}/:slug`]: one,
    }),
    ...writesOf(collection, store),
  };
}

function writesOf({ writesAt, order, isSorted, messages }: Collection, store: AnyStore) {
  return {
    [`POST ${writesAt}`]: ({ body }: RecordContext) => store.createWritten(body),
    [`PUT ${writesAt}/:id`]: ({ params, body, ifMatch }: RecordContext) => store.update(params.id, body, ifMatch),
    ...(isSorted && {
      [`PUT ${writesAt}/reorder/list`]: ({ body }: ReorderContext) => store.reorder(body),
    }),
    ...(order === 'manual' && {
      [`PUT ${writesAt}/:id/position`]: ({ params, body }: MoveContext) => store.move(params.id, body.position),
    }),
    [`DELETE ${writesAt}/:id`]: async ({ params, ifMatch }: RecordContext) => {
      await store.remove(params.id, ifMatch);
      return { message: messages.deleted };
    },
  };
}

/** Normalizes the visitors' queries of lists: drops an `after` that is not the slug of a public record. */
export function normalizeListQueries({ db }: Database) {
  const normalizers = collectionNames.map((name) => {
    const { path, pagesAt } = collections[name];
    const normalize = async <Q extends { after: string }>(query: Q): Promise<Q> =>
      query.after && !(await isPublic(db, pagesAt + query.after)) ? { ...query, after: '' } : query;
    return [`GET ${path}`, normalize];
  });
  return Object.fromEntries(normalizers) as Record<string, never>; // by the key of the call
}

/** The slugs that records have now. A former slug has a redirect. */
function currentSlugs({ db }: Database, pagesAt: string, slugs: string[]): Promise<string[]> {
  return Promise.all(
    slugs.map(async (slug) => {
      const movedTo = await resolveRedirect(db, pagesAt + slug);
      return movedTo?.startsWith(pagesAt) ? movedTo.slice(pagesAt.length) : slug;
    }),
  );
}
