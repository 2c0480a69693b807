import type { ComponentType } from 'react';
import type { BlockContent, KnownBlock } from '#contract/blocks/block.ts';
import type { BlockType } from '#contract/blocks/index.ts';
import { messageOf, query, type CallOptions } from '#web/api.ts';
import { lazyHydrate, type LazyComponent } from '#web/site/lazy-hydration/lazy-hydrate.tsx';
import type { QueryClient } from '#web/site/query-client/query-client.ts';
import { useQueries, useQuery, useQueryClient } from '#web/site/query-client/use-query.tsx';
import { componentOf, type AnyView, type BlockProps, type Place } from './block-view.ts';
import { blockViews } from './block-views.ts';

export interface PartProps {
  block: KnownBlock;
  place: Place;
}

/** The view of a block; null for a kind that this version does not know. */
export function viewOf({ type }: { type: string }): AnyView | null {
  return Object.hasOwn(blockViews, type) ? (blockViews[type as BlockType] as unknown as AnyView) : null; // one of its keys
}

const parts = new Map<string, LazyComponent<PartProps>>();

/** The component of a block, with its own script. */
export function partOf(block: KnownBlock, view: AnyView): LazyComponent<PartProps> {
  const { source, load } = componentOf(block, view);
  const known = parts.get(source);
  if (known) return known;
  const part = lazyHydrate(async () => bindContent(view, (await load()) as ComponentType<BlockProps<BlockType>>)); // of this kind
  parts.set(source, part);
  return part;
}

/** A part that gives a component the content of its block. */
function bindContent(view: AnyView, Component: ComponentType<BlockProps<BlockType>>) {
  return function Part({ block, place }: PartProps) {
    const isShared = block.source === 'shared';
    const shared = useQuery({ ...query((view.section ?? 'GET /hero') as 'GET /hero'), enabled: isShared });
    const content = (isShared ? shared.data : block.content) as BlockContent<BlockType> | null | undefined; // of this kind
    const client = useQueryClient();
    const asked = content ? readsOf(view, { content, look: block.look }, client) : [];
    const results = useQueries(asked.map(({ options }) => options));
    const data = Object.fromEntries(asked.map(({ name }, index) => [name, results[index]?.data]));
    const needed = view.needs === null ? null : results[asked.findIndex(({ name }) => name === view.needs)];
    if (content && (needed === null || needed?.data)) {
      return <Component content={content} look={block.look as never} data={data} place={place} />;
    }
    const failed = [isShared ? shared : null, needed].find((result) => result?.error);
    return view.Waiting ? (
      <view.Waiting
        place={place}
        failure={failed?.error ? messageOf(failed.error, view.failed) : null}
        onRetry={() => void failed?.refetch()}
      />
    ) : null;
  };
}

/** The queries of a block, as far as the replies so far tell them. */
function readsOf(view: AnyView, own: Pick<KnownBlock, 'look'> & { content: object }, client: QueryClient) {
  const data: Record<string, unknown> = {};
  return Object.entries(view.reads).flatMap(([name, readOf]) => {
    const read = readOf({ ...own, data } as never); // of this kind
    if (!read) return [];
    const [key, options] = read;
    const found = query(key as 'GET /hero', options as CallOptions<'GET /hero'>); // any call
    data[name] = client.getQueryData(found);
    return [{ name, options: found }];
  });
}
