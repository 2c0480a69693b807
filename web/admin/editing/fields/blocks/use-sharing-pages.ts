import { useQuery } from '@tanstack/react-query';
import { isBlock, isBlockType, sectionOf } from './block-values.ts';
import { LIST_LIMIT_MAX } from '#contract/constants.ts';
import type { SectionName } from '#contract/sections/index.ts';
import { query } from '#web/api.ts';

/** All saved pages with their blocks. */
export function useAllPages() {
  return useQuery(query('GET /pages', { query: { limit: LIST_LIMIT_MAX } }));
}

/** The saved pages with a block that shows the words of a section; undefined while they load. */
export function useSharingPages(section: SectionName) {
  const { data } = useAllPages();
  return data?.items.filter(({ blocks = [] }) =>
    blocks
      .filter(isBlock)
      .some((block) => block.source === 'shared' && isBlockType(block.type) && sectionOf(block.type) === section),
  );
}
