import { useQuery } from '@tanstack/react-query';
import { LIST_LIMIT_MAX } from '#contract/constants.ts';
import type { SectionName } from '#contract/sections/index.ts';
import { placeLabel } from '#contract/template-places.ts';
import { query } from '#web/api.ts';
import { isBlock, isBlockType, sectionOf } from './block-values.ts';

/** Where blocks stand: a page, or a template. */
interface Place {
  _id: string;
  title: string;
  blocks: readonly unknown[];
}

/** All saved pages with their blocks. */
export function useAllPages() {
  return useQuery(query('GET /pages', { query: { limit: LIST_LIMIT_MAX } }));
}

/** The saved pages and templates with a block that shows the words of a section; undefined while they load. */
export function useSharingPlaces(section: SectionName): Place[] | undefined {
  const { data: pages } = useAllPages();
  const { data: templates } = useQuery(query('GET /templates', { query: { limit: LIST_LIMIT_MAX } }));
  if (!pages || !templates) return undefined;
  const places: Place[] = [
    ...pages.items.map(({ _id, title, blocks = [] }) => ({ _id, title, blocks })),
    ...templates.items.map(({ _id, place, above = [], below = [] }) => ({
      ...{ _id, title: placeLabel(place), blocks: [...above, ...below] },
    })),
  ];
  return places.filter(({ blocks }) =>
    blocks
      .filter(isBlock)
      .some((block) => block.source === 'shared' && isBlockType(block.type) && sectionOf(block.type) === section),
  );
}
