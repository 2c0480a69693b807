import { useQuery } from '@tanstack/react-query';
import { sections, type SectionName } from '#contract/sections/index.ts';
import { query } from '#web/api.ts';
import { isBlockType, sectionOf, type BlockValues } from './block-values.ts';

/** The words that a block shows: its own, or those of its section while they are loaded. */
export function useBlockContent({ type, source, content }: BlockValues): unknown {
  const section = source === 'shared' && isBlockType(type) ? sectionOf(type) : null;
  const { data } = useSection(section);
  return section ? data : content;
}

/** A section of the site; nothing is loaded for null. */
export function useSection(section: SectionName | null) {
  const { path } = sections[section ?? 'hero'];
  return useQuery({ ...query(`GET ${path}`), enabled: section !== null });
}
