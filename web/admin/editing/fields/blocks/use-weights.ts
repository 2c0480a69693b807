import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { BlockWeights } from '#contract/records/block-weights.ts';
import { query } from '#web/api.ts';
import { asText } from '../use-field.ts';
import type { BlockValues } from './block-values.ts';
import { measurePictures } from './measure-pictures.ts';
import type { SamplePageState } from './sample-page.tsx';
import { partsOfBlocks } from './shown-blocks.ts';

/** The sizes of the pictures of each block, by its id. */
type Pictures = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface Weights {
  /** The bytes that a block loads: its scripts, styles and pictures. Null if they are not known. */
  weightOf: (block: BlockValues) => number | null;
  /** The bytes of all blocks that visitors see, each file once. Null while they are not known. */
  sum: number | null;
  /** The bytes that every page loads. */
  shared: number;
  /** Measures the pictures on a page that shows these blocks. */
  measure: (page: SamplePageState) => void;
}

/** What the blocks of a form weigh. Pictures count once `measure` has seen them. */
export function useWeights(blocks: readonly BlockValues[]): Weights {
  const { data } = useQuery({ ...query('GET /block-weights'), staleTime: Infinity });
  const [pictures, setPictures] = useState<Pictures | null>(null);
  const measure = useCallback(
    ({ document }: SamplePageState) => {
      const parts = partsOfBlocks(blocks, '').map(({ id, path }) => {
        const part = document.getElementById(id);
        return [blocks[Number(path.slice(1))]?._id ?? '', part ? measurePictures(part) : new Map()] as const;
      });
      setPictures(new Map(parts));
    },
    [blocks],
  );
  const shown = blocks.filter(({ _id }) => pictures?.has(_id));
  return {
    weightOf: (block) => (data && pictures?.has(block._id) ? bytesOf([block], data, pictures) : null),
    sum: data && pictures ? bytesOf(shown, data, pictures) : null,
    shared: data?.shared ?? 0,
    measure,
  };
}

/** The bytes of all files and pictures of blocks, each once. */
export function bytesOf(blocks: readonly BlockValues[], { kinds, files }: BlockWeights, pictures: Pictures): number {
  const own = new Set(blocks.flatMap(({ type, look }) => kinds[`${type}/${asText(look)}`] ?? kinds[type] ?? []));
  const shown = new Map(blocks.flatMap(({ _id }) => [...(pictures.get(_id) ?? [])]));
  const sizes = [...Array.from(own, (file) => files[file] ?? 0), ...shown.values()];
  return sizes.reduce((sum, size) => sum + size, 0);
}
