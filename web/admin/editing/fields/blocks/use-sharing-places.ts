import { useQuery } from '@tanstack/react-query';
import { LIST_LIMIT_MAX } from '#contract/constants.ts';
import type { SectionName } from '#contract/sections/index.ts';
import { placeLabel } from '#contract/template-places.ts';
import { query } from '#web/api.ts';
import { isBlock, isBlockType, sectionOf } from './block-values.ts';

/** Where blocks stand: a page, a service, or a template. */
interface Place {
  _id: string;
  title: string;
  blocks: readonly unknown[];
}

/** All saved pages with their blocks. */
export function useAllPages() {
  return useQuery(query('GET /pages', { query: { limit: LIST_LIMIT_MAX } }));
}

/** All saved places with blocks: pages, services and templates; undefined while they load. */
export function useBlockPlaces(): Place[] | undefined {
  const { data: pages } = useAllPages();
  const { data: services } = useQuery(query('GET /services/admin/all', { query: { limit: LIST_LIMIT_MAX } }));
  const { data: templates } = useQuery(query('GET /templates', { query: { limit: LIST_LIMIT_MAX } }));
  if (!pages || !services || !templates) return undefined;
  return [
    ...[...pages.items, ...services].map(({ _id, title, blocks = [] }) => ({ _id, title, blocks })),
    ...templates.items.map(({ _id, place, above = [], below = [] }) => ({
      ...{ _id, title: placeLabel(place), blocks: [...above, ...below] },
    })),
  ];
}

/** The saved places with a block that shows the words of a section; undefined while they load. */
export function useSharingPlaces(section: SectionName): Place[] | undefined {
  return useBlockPlaces()?.filter(({ blocks }) =>
    blocks
      .filter(isBlock)
      .some((block) => block.source === 'shared' && isBlockType(block.type) && sectionOf(block.type) === section),
  );
}
