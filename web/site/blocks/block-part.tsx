import type { ComponentType } from 'react';
import type { KnownBlock } from '#contract/blocks/block.ts';
import type { BlockType } from '#contract/blocks/index.ts';
import { messageOf, query, type CallOptions } from '#web/api.ts';
import { lazyHydrate, type LazyComponent } from '#web/site/lazy-hydration/lazy-hydrate.tsx';
import type { QueryClient } from '#web/site/query-client/query-client.ts';
import { useQueries, useQuery, useQueryClient } from '#web/site/query-client/use-query.tsx';
import { componentOf, type AnyBlockProps, type AnyView, type Place } from './block-view.ts';
import { blockViews } from './block-views.ts';

export interface PartProps {
  block: KnownBlock;
  place: Place;
}

/** The view of a block; null for a kind that this version does not know. */
export function viewOf({ type }: { type: string }): AnyView | null {
  // Each view takes exactly the content of its own kind.
  return Object.hasOwn(blockViews, type) ? (blockViews[type as BlockType] as unknown as AnyView) : null;
}

const parts = new Map<AnyView['load'], LazyComponent<PartProps>>();

/** The component of a block, with its own script. */
export function partOf(block: KnownBlock, view: AnyView): LazyComponent<PartProps> {
  const { load } = componentOf(block, view);
  const known = parts.get(load);
  if (known) return known;
  const part = lazyHydrate(async () => bindContent(view, await load()));
  parts.set(load, part);
  return part;
}

/** A part that gives a component the content of its block. */
function bindContent(view: AnyView, Component: ComponentType<AnyBlockProps>) {
  return function Part({ block: { source, look, content: own }, place }: PartProps) {
    const client = useQueryClient();
    const isShared = source === 'shared' && view.section !== null;
    const shared = useQuery({ ...query(view.section ?? ANY_CALL), enabled: isShared });
    const content = isShared ? shared.data : own;
    const reads = content ? readsOf(view, { content, look }, client) : [];
    const results = useQueries(reads.map(({ options }) => options));
    const data = Object.fromEntries(reads.map(({ name }, index) => [name, results[index]?.data]));
    const needed = view.needs === null ? null : results[reads.findIndex(({ name }) => name === view.needs)];
    if (content && (needed === null || needed?.data))
      return <Component content={content} look={look} data={data} place={place} />;
    if (!view.Waiting) return null;
    const failed = [isShared ? shared : null, needed].find((result) => result?.error);
    return (
      <view.Waiting
        place={place}
        failure={failed?.error ? messageOf(failed.error, view.failed()) : null}
        onRetry={() => void failed?.refetch()}
      />
    );
  };
}

/** Stands for the call of a block without one, which is never made. */
const ANY_CALL = 'GET /hero';

/** The queries of a block, as far as the replies so far tell them. */
function readsOf(view: AnyView, own: Pick<AnyBlockProps, 'content' | 'look'>, client: QueryClient) {
  const data: Record<string, unknown> = {};
  return Object.entries(view.reads).flatMap(([name, readOf]) => {
    const read = readOf({ ...own, data });
    if (!read) return [];
    const [key, options] = read;
    const found = query(key, options as CallOptions<typeof key>); // those of the key
    data[name] = client.getQueryData(found);
    return [{ name, options: found }];
  });
}
