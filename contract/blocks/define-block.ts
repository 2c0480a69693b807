import type { Shape } from '#contract/field-meta.ts';
import type { SectionName } from '../sections/index.ts';

/** The looks of a block by name, with their labels. The first is the default. */
type Looks = Readonly<Record<string, string>>;

/** The groups in the drawer of blocks, in their order. */
export const BLOCK_GROUPS = [
  'Text and pictures',
  'About you',
  'Offers',
  'Details of a service',
  'Proof',
  'Contact',
] as const;
type BlockGroup = (typeof BLOCK_GROUPS)[number];

interface Options<N extends string, S extends Shape, L extends Looks, K extends SectionName | null> {
  /** The `type` of its blocks in stored pages. */
  name: N;
  label: string;
  help: string;
  group: BlockGroup;
  fields: S;
  /** The section whose words a block with `source: 'shared'` shows. Without one, each block has words of its own. */
  section?: K;
  /** Whether a new one begins with empty words of its own, because the shared ones belong to the home page. */
  beginsWithOwnWords?: boolean;
  /** Designs to choose from; the first is the default. */
  looks?: L;
}

/** Describes a kind of block: a part of a page. Its component is in `web/site/blocks/block-views.ts`. */
export function defineBlock<
  const N extends string,
  const S extends Shape,
  const L extends Looks = { standard: 'Standard' },
  const K extends SectionName | null = null,
>(options: Options<N, S, L, K>) {
  return {
    ...options,
    section: (options.section ?? null) as K,
    beginsWithOwnWords: options.beginsWithOwnWords ?? false,
    looks: options.looks ?? ({ standard: 'Standard' } as unknown as L),
  };
}
