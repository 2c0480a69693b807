import { z } from 'zod';
import { metaOf, type Shape } from '#contract/field-meta.ts';
import { COLLECTION_PAGE_SIZE } from '../constants.ts';
import { orderOrLast } from '../fields.ts';
import { pageOf, stamps, stateCounts } from '../sections/stamps.ts';
import { listOf, optional, patchable, replyOf, writable } from '../sections/section.ts';
import { confirm, empty, loadFailed, saved } from '../texts.ts';
import { statesOf, type PublicWhen } from './public-when.ts';

export { PAST_MOMENT } from './public-when.ts';

/** What people call a collection and its records. */
interface Labels {
  /** Its screen in the panel: 'Blog'. */
  title: string;
  /** A record: 'post'. */
  one: string;
  /** Records: 'posts'. */
  many: string;
  /** The list on the site. Default: `title`. */
  list?: string;
  /** The button for a new record. Default: `New ` and `one`. */
  add?: string;
}

/** The labels with their defaults. */
type CollectionLabels = Required<Labels>;

/** How the panel shows a collection. */
interface PanelOptions {
  /** The path of its screen. Default: the name of the collection. */
  path?: string;
  icon?: CollectionIcon;
  /** The letter that opens its screen after 'g', and the letter that creates a record after 'n'. */
  keys?: { open?: string; create?: string };
  /** More search terms for its screen. */
  keywords?: string;
  group?: CollectionGroup;
  /** A record's form replaces the list instead of standing beside it. */
  needsWidth?: true;
}

type CollectionGroup = 'Inbox' | 'Collections';
export type CollectionIcon = 'article' | 'briefcase' | 'calendar' | 'files' | 'layout' | 'quote' | 'stack' | 'star';

/** The messages that name a collection. Each has a default made from its labels. */
interface Messages {
  listFailed: string;
  oneFailed: string;
  missing: string;
  deleteQuestion: string;
  deleted: string;
}

type Order = 'manual' | 'sparse' | 'publishedAt' | 'newest';

interface Options<
  N extends string,
  P extends string,
  F extends Shape,
  W extends PublicWhen,
  L extends keyof F & string,
  O extends keyof F & string,
  C extends Shape,
  G extends Facets,
  Q extends Shape,
  H extends boolean,
  R extends Order,
  A extends string,
> {
  /** Its name in the stored rows, the history, the trash and the audit log. */
  name: N;
  /** The path of its calls. If its records have pages, also of these. */
  path: P;
  /** The path before the slugs of its records' pages. Default: `path` and a slash. '' where a slug is a whole path. */
  pagesAt?: string;
  /** The path of the calls that change it. Default: `path`. */
  writesAt?: A;
  /** An old address of its list. It redirects to the list. */
  formerPath?: string;
  labels: Labels;
  panel?: PanelOptions;
  messages?: Partial<Messages>;
  fields: F;
  /** Fields that the server derives from others when it saves a record. */
  computed?: C;
  /** Fields that only the reply for its own page has besides. */
  onPage?: Q;
  /** The field that names a record. Default: `title`. */
  title?: keyof F & string;
  /** When visitors see a record. The states of a record, the filters and the SQL condition follow from it. */
  publicWhen: W;
  /**
   * `manual`: people sort the records, which are numbered 0, 1, 2 and so on. `sparse`: the same, with any numbers.
   * `publishedAt`: the newest come first. `newest`: the same, by the time they were created. Default: `manual`.
   */
  order?: R;
  /** The fields that a search looks through. */
  search?: readonly (keyof F & string)[];
  /** Long texts. They are stored apart, and only the page of a record has them. All fields with HTML are among them. */
  long?: readonly L[];
  /** More fields that lists may leave out: brief ones, and those for visitors. */
  listOmits?: { brief?: readonly O[]; visitors?: readonly O[] };
  /** Lists of the values of a field with the number of public records that have each. They are also filters. */
  facets?: G;
  /** Records on a page of the list for visitors. Default: `COLLECTION_PAGE_SIZE`. */
  pageSize?: number;
  /** The newest records as a feed: the field with the text. `path` is without its ending. Default: `feed` below `path`. */
  feed?: { content: keyof F & string; path?: string };
  /** What search engines read on the page of a record. */
  structuredData?: StructuredData;
  /** A file of `contract/calls/` declares its lists. All other calls follow as usual. */
  hasOwnLists?: H;
}

/** The fields of a record as properties of a type of schema.org. */
export interface StructuredData {
  type: string;
  /** The property of the organization that the site belongs to. */
  organization: string;
  /** The property of the page's address. Default: `url`. */
  address?: string;
  /** A field by its path, or several of which the first filled one counts. */
  properties: Readonly<Record<string, string | readonly string[]>>;
  /** Properties that are people: the field with the name. */
  people?: Readonly<Record<string, string>>;
  /** Properties that are a duration: the field with the minutes. */
  minutes?: Readonly<Record<string, string>>;
}

interface Facet<K extends string> {
  field: 'category' | 'tags';
  /** The name of a value in the list and in the query: `category`. */
  key: K;
  /** So many of the most frequent values; all of them by default. */
  top: number;
  /** Also staff get the numbers of public records only. */
  isPublic: boolean;
}
type Facets = Readonly<Record<string, Facet<string>>>;
type FacetReplies<G extends Facets> = {
  [R in keyof G]: z.ZodArray<z.ZodObject<{ [K in G[R]['key']]: z.ZodString } & { count: z.ZodNumber }>>;
};

/** The values of a field, with the number of records that have each. */
export function facet<const K extends string>(
  key: K,
  { field, top = Infinity, isPublic = false }: Pick<Facet<K>, 'field'> & Partial<Facet<K>>,
): Facet<K> {
  return { field, key, top, isPublic };
}

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- a shape without any field
type None = Record<never, never>;

type CreateShape<F extends Shape> = {
  [K in keyof F]: K extends 'order' ? ReturnType<typeof orderOrLast> : F[K];
};
type ListShape<S extends Shape, L extends string> = { [K in keyof S]: K extends L ? z.ZodOptional<S[K]> : S[K] };
type Stamps = typeof stamps;

/**
 * Describes a collection: records of one kind that staff write. Its stored form, calls, history, trash, redirects, search,
 * sitemap, feed and screens follow from the description.
 */
export function defineCollection<
  const N extends string,
  const P extends string,
  const F extends Shape,
  const W extends PublicWhen,
  const L extends keyof F & string = never,
  const O extends keyof F & string = never,
  const C extends Shape = None,
  const G extends Facets = None,
  const Q extends Shape = None,
  const H extends boolean = false,
  const R extends Order = 'manual',
  const A extends string = P,
>(options: Options<N, P, F, W, L, O, C, G, Q, H, R, A>) {
  const { name, labels, fields, publicWhen, long = [], listOmits = {} } = options;
  const computed = options.computed ?? ({} as C);
  const facets = options.facets ?? ({} as G);
  const onPage = options.onPage ?? ({} as Q);
  const whole: F & C & Stamps = { ...fields, ...computed, ...stamps };
  const inLists = [...long, ...(listOmits.brief ?? []), ...(listOmits.visitors ?? [])];
  const record = replyOf(whole);
  const inList = replyOf(withOptional(whole, inLists) as ListShape<F & C & Stamps, L | O>); // these fields are optional
  const states = statesOf(publicWhen);
  return {
    ...options,
    pagesAt: options.pagesAt ?? `${options.path}/`,
    writesAt: (options.writesAt ?? options.path) as A,
    formerPath: options.formerPath ?? null,
    hasOwnLists: (options.hasOwnLists ?? false) as H,
    computed,
    facets,
    long,
    states,
    structuredData: options.structuredData ?? null,
    feed: options.feed ? { path: `${options.path}/feed`, ...options.feed } : null,
    labels: { add: `New ${labels.one}`, list: labels.title, ...labels } as CollectionLabels,
    title: options.title ?? 'title',
    order: options.order ?? ('manual' as R),
    /** Whether people sort its records. */
    isSorted: options.order === undefined || options.order === 'manual' || options.order === 'sparse',
    search: options.search ?? [],
    pageSize: options.pageSize ?? COLLECTION_PAGE_SIZE,
    listOmits: { brief: listOmits.brief ?? [], visitors: listOmits.visitors ?? [] },
    /** Whether its records have a slug, and a page at it. */
    hasPages: 'slug' in fields,
    panel: {
      ...{ path: name as string, icon: 'files' as CollectionIcon, group: 'Collections' as CollectionGroup, keys: {} },
      ...{ keywords: '', needsWidth: false, ...options.panel },
    },
    messages: {
      listFailed: loadFailed.records(labels.many),
      oneFailed: loadFailed.records(labels.one),
      missing: empty.record,
      deleteQuestion: confirm.record(labels.one),
      deleted: saved.deleted,
      ...options.messages,
    },
    record,
    /** A record for its own page. */
    onOwnPage: replyOf({ ...whole, ...onPage }),
    /** A record in a list, which may leave out long texts. */
    inList,
    /** The fields of a new record. */
    createFields: createShape(fields),
    create: writable(createShape(fields)),
    update: patchable(fields),
    pageOfList: replyOf({
      ...pageOf(inList),
      ...facetReplies(facets),
      statuses: optional(stateCounts(states)),
    }),
  };
}

/** What generic code needs of a collection. */
export type Collection = Omit<
  ReturnType<typeof defineCollection>,
  'record' | 'onOwnPage' | 'inList' | 'create' | 'update' | 'pageOfList' | 'listOmits' | 'long' | 'search' | 'states'
> & {
  record: z.ZodType;
  onOwnPage: z.ZodType;
  inList: z.ZodType;
  create: z.ZodType;
  update: z.ZodType;
  pageOfList: z.ZodType;
  long: readonly string[];
  search: readonly string[];
  states: readonly string[];
  listOmits: Record<'brief' | 'visitors', readonly string[]>;
};

function withOptional(shape: Shape, names: readonly string[]): Shape {
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, names.includes(name) ? optional(field) : field]),
  );
}

/** A new record may leave its place in the order to the server. */
function createShape<F extends Shape>(fields: F): CreateShape<F> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    name === 'order' ? orderOrLast(helpOf(field)) : field,
  ]);
  return Object.fromEntries(entries) as CreateShape<F>; // the same names
}

function helpOf(field: z.ZodType) {
  const { help } = metaOf(field);
  return help === undefined ? {} : { help };
}

function facetReplies<G extends Facets>(facets: G): FacetReplies<G> {
  const entries = Object.entries(facets).map(([name, { key }]) => [
    name,
    listOf(replyOf({ [key]: z.string(), count: z.number() })),
  ]);
  return Object.fromEntries(entries) as FacetReplies<G>; // a list for each facet
}
