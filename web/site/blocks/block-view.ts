import type { ComponentType } from 'react';
import type { BlockContent, BlockLook, KnownBlock } from '#contract/blocks/block.ts';
import type { blockKinds, BlockType } from '#contract/blocks/index.ts';
import type { CallKey } from '#contract/calls.ts';
import type { sections } from '#contract/sections/index.ts';
import type { CallOptions, Reply } from '#web/api.ts';
import type { FetchQuery, GetQueryData } from '../routes.ts';

/** Where a block stands in its page. */
export interface Place {
  /** The id of its section: the type of the block, with a number from the second one on a page. */
  anchor: string;
  /** 1 in the block with the headline of the page. */
  level: 1 | 2;
  /** In the column of a service page: the name of the block in its quick links. */
  label?: string;
}

export interface BlockProps<T extends BlockType, D extends object = object> {
  content: BlockContent<T>;
  look: BlockLook<T>;
  /** The replies of the block's reads by name. One is undefined while it loads or if it failed. */
  data: D;
  place: Place;
}

/** A call with its options. */
export type Read = { [K in CallKey]: readonly [key: K, options?: CallOptions<K>] }[CallKey];
interface ReadContext<T extends BlockType> {
  /** Null while a shared section loads. A read that depends on it returns null then. */
  content: BlockContent<T> | null;
  look: BlockLook<T>;
  /** The replies of the reads above. */
  data: Readonly<Record<string, unknown>>;
}
/** The calls of a block by name. Null: the block does not need the call, or not yet. */
type Reads<T extends BlockType> = Readonly<Record<string, (context: ReadContext<T>) => Read | null>>;
/** The calls whose replies may be a component's data of type `D`. */
type ReadOf<D> = {
  [K in CallKey]: Reply<K> extends Exclude<D, undefined> ? readonly [key: K, options?: CallOptions<K>] : never;
}[CallKey];
type ReadsOf<T extends BlockType, D> = { [N in keyof D]-?: (context: ReadContext<T>) => ReadOf<D[N]> | null };

type SectionOf<T extends BlockType> = (typeof blockKinds)[T]['section'];
/** The call that reads the section of a kind of block; null if it has none. */
type SectionCall<T extends BlockType> =
  SectionOf<T> extends infer N extends keyof typeof sections ? `GET ${(typeof sections)[N]['path']}` : null;

export interface WaitingProps {
  /** Why the block cannot be shown; null while it loads. */
  failure: string | null;
  onRetry: () => void;
  place: Place;
}

interface Loadable<T extends BlockType, D extends object> {
  /** The source file of its component, the key of its styles in the build's manifest. */
  source: string;
  /** Loads the component with its script. */
  load: () => Promise<ComponentType<BlockProps<T, D>>>;
}

/** How the site shows a kind of block. */
export interface BlockView<T extends BlockType> extends Loadable<T, never> {
  /** The components of looks that have little in common with the others. */
  looks: Partial<Record<string, Loadable<T, never>>>;
  section: SectionCall<T>;
  reads: Reads<T>;
  /** The read without which the block shows `Waiting`. */
  needs: string | null;
  /** Shown while the content loads, and if it failed. Without it the block is left out. */
  Waiting: ComponentType<WaitingProps> | null;
  /** The message if the server sends none. */
  failed: () => string;
  /** The heading in its content; '' if it shows none. */
  headline: (content: BlockContent<T>, look: BlockLook<T>) => string;
  /** The text that describes a page which begins with the block. */
  lead: (content: BlockContent<T>) => string;
  /** Whether it shows nothing. */
  isEmpty: (content: BlockContent<T>) => boolean;
  /** Whether it needs its script before the visitor does anything. */
  isLive: (content: BlockContent<T>) => boolean;
  /** Whether it stands in the column of a service page. */
  isColumn: boolean;
}

interface Options<T extends BlockType, D extends object> extends Loadable<T, D> {
  looks?: Partial<Record<BlockLook<T>, Loadable<T, D>>>;
  section: SectionCall<T>;
  reads: ReadsOf<T, D>;
  needs?: keyof D & string;
  Waiting?: ComponentType<WaitingProps>;
  failed?: () => string;
  headline?: BlockView<T>['headline'];
  lead?: BlockView<T>['lead'];
  isEmpty?: BlockView<T>['isEmpty'];
  isLive?: BlockView<T>['isLive'];
  isColumn?: true;
}

/** Checks that the reads of a view have what its component takes as `data`, and fills in the defaults. */
export function blockView<T extends BlockType>() {
  return <D extends object>(options: Options<T, D>): BlockView<T> => ({
    source: options.source,
    load: options.load as BlockView<T>['load'], // `data` has exactly the replies of the reads
    looks: (options.looks ?? {}) as BlockView<T>['looks'], // as above
    section: options.section,
    reads: options.reads,
    needs: options.needs ?? null,
    Waiting: options.Waiting ?? null,
    failed: options.failed ?? (() => ''),
    headline: options.headline ?? (() => ''),
    lead: options.lead ?? (() => ''),
    isEmpty: options.isEmpty ?? (() => false),
    isLive: options.isLive ?? (() => false),
    isColumn: options.isColumn ?? false,
  });
}

/** The props of a block of any kind. */
export interface AnyBlockProps {
  content: object;
  look: string;
  data: object;
  place: Place;
}

interface AnyReadContext extends Omit<AnyBlockProps, 'place' | 'content'> {
  content: object | null;
}

interface AnyLoadable {
  source: string;
  load: () => Promise<ComponentType<AnyBlockProps>>;
}

/** The view of a block of any kind, as generic code uses it. */
export interface AnyView extends AnyLoadable, Pick<BlockView<BlockType>, 'needs' | 'Waiting' | 'failed' | 'isColumn'> {
  looks: Readonly<Record<string, AnyLoadable | undefined>>;
  section: NonNullable<SectionCall<'hero' | 'about'>> | null;
  reads: Readonly<Record<string, (context: AnyReadContext) => Read | null>>;
  headline: (content: object, look: string) => string;
  lead: (content: object) => string;
  isEmpty: (content: object) => boolean;
  isLive: (content: object) => boolean;
}

/** The component of a look. */
export function componentOf({ look }: Pick<KnownBlock, 'look'>, view: AnyView): AnyLoadable {
  return view.looks[look] ?? view;
}

/** The content of a block, read from its section if it is shared; undefined while that is not loaded. */
export function contentOf({ source, content }: KnownBlock, { section }: AnyView, getData: GetQueryData) {
  if (source === 'own' && content) return content;
  return section ? getData(section) : undefined;
}

/** Fetches what a block shows: its section together with the reads that do not depend on it, then the others. */
export async function loadBlock(block: KnownBlock, view: AnyView, fetchQuery: FetchQuery): Promise<void> {
  const { look } = block;
  const { section, reads } = view;
  const data: Record<string, unknown> = {};

  /** Fetches the reads that the content and the replies so far allow, until no read is left. */
  async function fetchReads(content: object | null): Promise<void> {
    const possible = Object.entries(reads).flatMap(([name, read]) => {
      const call = name in data ? null : read({ content, look, data });
      return call ? [{ name, call }] : [];
    });
    if (possible.length === 0) return;
    await Promise.all(
      possible.map(async ({ name, call: [key, options] }) => {
        data[name] = await fetchQuery(key, options as CallOptions<typeof key>); // those of the key
      }),
    );
    await fetchReads(content);
  }

  const isShared = block.source === 'shared' && section !== null;
  const own = isShared ? null : block.content;
  const [content] = await Promise.all([isShared ? fetchQuery(section) : own, fetchReads(own)]);
  if (isShared && content) await fetchReads(content);
}
