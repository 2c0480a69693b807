import { z } from 'zod';
import { collections } from '../collections/index.ts';
import type { Collection } from '../collections/define-collection.ts';
import { COLLECTION_SLUGS_MAX, PUBLIC_LIST_LIMIT_MAX } from '../constants.ts';
import { replyOf } from '../sections/section.ts';
import {
  afterSlug,
  brief,
  deletePublic,
  idParams,
  moveCall,
  paged,
  reorderCall,
  slugList,
  slugParams,
  stateFilter,
  textFilter,
  type AuditKind,
} from './call.ts';

const FACET_MAX = 80;

/** The calls that follow from the description of a collection. */
function callsOf(collection: Collection) {
  const { path, labels, record, create, update } = collection;
  const name = collection.name as AuditKind;
  const one = `one of the ${labels.many}`;
  return {
    [`GET ${path}`]: {
      summary: `${labels.title} by page. Without a login at most ${PUBLIC_LIST_LIMIT_MAX} a page, without long texts`,
      who: 'anyone',
      query: listQueryOf(collection),
      staffQuery: ['status'],
      reply: collection.pageOfList,
    },
    [`GET ${path}/admin/:id`]: {
      summary: `One of the ${labels.many} by its id`,
      who: 'staff',
      params: idParams,
      reply: record,
    },
    [`GET ${path}/admin/slug/:slug/available`]: slugAvailable,
    [`GET ${path}/:slug`]: {
      summary: `One of the ${labels.many}`,
      who: 'anyone',
      params: slugParams,
      reply: collection.onOwnPage,
    },
    [`POST ${path}`]: {
      summary: `Create ${one}`,
      who: 'staff',
      body: create,
      reply: record,
      status: 201,
      audit: { action: 'create', kind: name },
      invalidates: 'all',
    },
    [`PUT ${path}/:id`]: {
      summary: `Change the given fields of ${one}`,
      who: 'staff',
      checksVersion: true,
      params: idParams,
      body: update,
      reply: record,
      audit: { action: 'update', kind: name },
      invalidates: 'all',
    },
    ...(collection.order !== 'publishedAt' && {
      [`PUT ${path}/reorder/list`]: reorderCall(`Reorder ${labels.many}`, record, name),
      [`PUT ${path}/:id/position`]: { ...moveCall(one, record, name), formerly: `PUT ${path}/:id/place` },
    }),
    [`DELETE ${path}/:id`]: deletePublic(one, name),
  };
}

/** Whether no record has a slug. */
export const slugAvailable = {
  summary: 'Whether a slug is free',
  who: 'staff',
  params: slugParams,
  reply: replyOf({ available: z.boolean() }),
} as const;

function listQueryOf({ facets, states, pageSize }: Collection) {
  const filters = Object.values(facets).map(({ key }) => [key, textFilter(key, FACET_MAX)]);
  return z.object({
    ...Object.fromEntries(filters),
    ...paged(pageSize),
    ...{ brief, status: stateFilter(states), after: afterSlug, slugs: slugList(COLLECTION_SLUGS_MAX) },
  });
}

type Described = (typeof collections)[keyof typeof collections];
type FacetKey<C extends Described> = C['facets'][keyof C['facets']] extends { key: infer K extends string } ? K : never;
type ListQuery<C extends Described> = z.ZodObject<
  { [K in FacetKey<C>]: ReturnType<typeof textFilter> } & ReturnType<typeof paged> & {
      brief: typeof brief;
      status: z.ZodDefault<z.ZodEnum<{ [S in 'all' | C['states'][number]]: S }>>;
      after: typeof afterSlug;
      slugs: ReturnType<typeof slugList>;
    }
>;
type MoveCall<C extends Described> = Omit<ReturnType<typeof moveCall>, 'reply'> & { reply: C['record'] };
type ReorderCall<C extends Described> = Omit<ReturnType<typeof reorderCall>, 'reply'> & {
  reply: z.ZodArray<C['record']>;
};

interface Read<R extends z.ZodType> {
  summary: string;
  reply: R;
}
interface Write<R extends z.ZodType, A extends 'create' | 'update'> extends Read<R> {
  who: 'staff';
  audit: { action: A; kind: AuditKind };
  invalidates: 'all';
}
type WithParams = { params: typeof idParams };

type OrderCalls<C extends Described> = C extends { order: 'publishedAt' }
  ? unknown
  : { [K in `PUT ${C['path']}/reorder/list`]: ReorderCall<C> } & {
      [K in `PUT ${C['path']}/:id/position`]: MoveCall<C>;
    };

type CallsOf<C extends Described> = C extends { hasOwnCalls: true }
  ? never
  : {
      [K in `GET ${C['path']}`]: Read<C['pageOfList']> & { who: 'anyone'; query: ListQuery<C>; staffQuery: ['status'] };
    } & { [K in `GET ${C['path']}/admin/:id`]: Read<C['record']> & WithParams & { who: 'staff' } } & {
      [K in `GET ${C['path']}/admin/slug/:slug/available`]: typeof slugAvailable;
    } & {
      [K in `GET ${C['path']}/:slug`]: Read<C['onOwnPage']> & { who: 'anyone'; params: typeof slugParams };
    } & { [K in `POST ${C['path']}`]: Write<C['record'], 'create'> & { body: C['create']; status: 201 } } & {
      [K in `PUT ${C['path']}/:id`]: Write<C['record'], 'update'> &
        WithParams & { body: C['update']; checksVersion: true };
    } & { [K in `DELETE ${C['path']}/:id`]: ReturnType<typeof deletePublic> } & OrderCalls<C>;

type Intersect<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
type AllCalls = Intersect<CallsOf<Described>>;

/** The calls of all collections that do not declare their own. */
export const collectionCalls = Object.assign(
  {},
  ...Object.values(collections)
    .filter(({ hasOwnCalls }) => !hasOwnCalls)
    .map(callsOf),
) as { [K in keyof AllCalls]: AllCalls[K] }; // `callsOf` builds what the type lists
