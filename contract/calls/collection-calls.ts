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
  return {
    ...(!collection.hasOwnLists && listCall(collection)),
    ...readCalls(collection),
    ...writeCalls(collection),
    ...orderCalls(collection),
  };
}

function listCall(collection: Collection) {
  const { path, labels, pageOfList } = collection;
  return {
    [`GET ${path}`]: {
      summary: `${labels.title} by page. Without a login at most ${PUBLIC_LIST_LIMIT_MAX} a page, without long texts`,
      who: 'anyone',
      query: listQueryOf(collection),
      staffQuery: ['status'],
      reply: pageOfList,
    },
  };
}

function readCalls({ path, labels, record, onOwnPage, hasPages }: Collection) {
  const summary = `One of the ${labels.many}`;
  return {
    [`GET ${path}/admin/:id`]: { summary: `${summary} by its id`, who: 'staff', params: idParams, reply: record },
    ...(hasPages && {
      [`GET ${path}/admin/slug/:slug/available`]: slugAvailable,
      [`GET ${path}/:slug`]: { summary, who: 'anyone', params: slugParams, reply: onOwnPage },
    }),
  };
}

function writeCalls({ name, writesAt, labels, record, create, update }: Collection) {
  const kind = name as AuditKind;
  const one = `one of the ${labels.many}`;
  return {
    [`POST ${writesAt}`]: {
      summary: `Create ${one}`,
      who: 'staff',
      body: create,
      reply: record,
      status: 201,
      audit: { action: 'create', kind },
      invalidates: 'all',
    },
    [`PUT ${writesAt}/:id`]: {
      summary: `Change the given fields of ${one}`,
      who: 'staff',
      checksVersion: true,
      params: idParams,
      body: update,
      reply: record,
      audit: { action: 'update', kind },
      invalidates: 'all',
    },
    [`DELETE ${writesAt}/:id`]: deletePublic(one, kind),
  };
}

/** Records that people sort can be reordered. Those numbered without gaps can also move to a position. */
function orderCalls({ name, writesAt, labels, record, order, isSorted }: Collection) {
  const kind = name as AuditKind;
  return {
    ...(isSorted && {
      [`PUT ${writesAt}/reorder/list`]: reorderCall(`Reorder ${labels.many}`, record, kind),
    }),
    ...(order === 'manual' && {
      [`PUT ${writesAt}/:id/position`]: {
        ...moveCall(`one of the ${labels.many}`, record, kind),
        formerly: `PUT ${writesAt}/:id/place`,
      },
    }),
  };
}

/** Whether no record has a slug. */
const slugAvailable = {
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

type ListCall<C extends Described> = C extends { hasOwnLists: true }
  ? unknown
  : {
      [K in `GET ${C['path']}`]: Read<C['pageOfList']> & { who: 'anyone'; query: ListQuery<C>; staffQuery: ['status'] };
    };

type PageCalls<C extends Described> = C extends { fields: { slug: z.ZodType } }
  ? { [K in `GET ${C['path']}/admin/slug/:slug/available`]: typeof slugAvailable } & {
      [K in `GET ${C['path']}/:slug`]: Read<C['onOwnPage']> & { who: 'anyone'; params: typeof slugParams };
    }
  : unknown;

type WriteCalls<C extends Described> = {
  [K in `POST ${C['writesAt']}`]: Write<C['record'], 'create'> & { body: C['create']; status: 201 };
} & {
  [K in `PUT ${C['writesAt']}/:id`]: Write<C['record'], 'update'> &
    WithParams & { body: C['update']; checksVersion: true };
} & { [K in `DELETE ${C['writesAt']}/:id`]: ReturnType<typeof deletePublic> };

type OrderCalls<C extends Described> = (C extends { order: 'publishedAt' | 'newest' }
  ? unknown
  : { [K in `PUT ${C['writesAt']}/reorder/list`]: ReorderCall<C> }) &
  (C extends { order: 'manual' } ? { [K in `PUT ${C['writesAt']}/:id/position`]: MoveCall<C> } : unknown);

type CallsOf<C extends Described> = C extends unknown
  ? { [K in `GET ${C['path']}/admin/:id`]: Read<C['record']> & WithParams & { who: 'staff' } } & ListCall<C> &
      PageCalls<C> &
      WriteCalls<C> &
      OrderCalls<C>
  : never;

type Intersect<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
type AllCalls = Intersect<CallsOf<Described>>;

/** The calls of all collections. Files beside this one add the lists of some, and replace a few calls. */
export const collectionCalls = Object.assign({}, ...Object.values(collections).map(callsOf)) as {
  [K in keyof AllCalls]: AllCalls[K]; // `callsOf` builds what the type lists
};
