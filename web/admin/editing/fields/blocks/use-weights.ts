import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { BlockWeights } from '#contract/records/block-weights.ts';
import type { PictureDetails } from '#contract/records/picture.ts';
import { query } from '#web/api.ts';
import { fileName } from '#web/admin/editing/upload/picture-info.ts';
import { variantFor } from '#web/admin/editing/upload/screen-weights.ts';
import { asText } from '../use-field.ts';
import type { BlockValues } from './block-values.ts';
import { measurePictures, type ShownPicture } from './measure-pictures.ts';
import type { SamplePageState } from './sample-page.tsx';
import { partsOfBlocks } from './shown-blocks.ts';

/** The sizes of the pictures of each block, by its id. */
type Pictures = ReadonlyMap<string, ReadonlyMap<string, number>>;
type Library = ReadonlyMap<string, PictureDetails>;

/** How long to wait for the files of a new picture, in ms. */
const MADE_MS = 4000;
/** How often to ask for them. One that could not be made never comes. */
const ASKED_MAX = 40;

export interface Weights {
  /** The bytes that a block loads: its scripts, styles and pictures. Null if they are not known. */
  weightOf: (block: BlockValues) => number | null;
  /** The bytes of all blocks that visitors see, each file once. Null while they are not known. */
  sum: number | null;
  /** The bytes that every page loads. */
  shared: number;
  /** The uploaded pictures of these blocks by weight, the heaviest first. */
  heaviest: readonly HeavyPicture[];
  /** The number of pictures whose files for pages are still being made, so that they do not count yet. */
  waiting: number;
  /** Measures the pictures on a page that shows these blocks. */
  measure: (page: SamplePageState) => void;
}

interface HeavyPicture {
  name: string;
  bytes: number;
}

/** What the blocks of a form weigh on a common screen. Pictures count once `measure` has seen them. */
export function useWeights(blocks: readonly BlockValues[]): Weights {
  const { data } = useQuery({ ...query('GET /block-weights'), staleTime: Infinity });
  const [seen, setSeen] = useState<ReadonlyMap<string, readonly ShownPicture[]> | null>(null);
  const measure = useCallback(
    ({ document }: SamplePageState) => {
      const parts = partsOfBlocks(blocks, '').map(({ id, path }) => {
        const part = document.getElementById(id);
        return [blocks[Number(path.slice(1))]?._id ?? '', part ? measurePictures(part) : []] as const;
      });
      setSeen(new Map(parts));
    },
    [blocks],
  );
  const shown = [...(seen?.values() ?? [])].flat();
  const library = useLibrary([...new Set(shown.flatMap(({ name }) => (name ? [name] : [])))]);
  const pictures = seen && weighed(seen, library);
  const measured = blocks.filter(({ _id }) => pictures?.has(_id));
  return {
    weightOf: (block) => (data && pictures?.has(block._id) ? bytesOf([block], data, pictures) : null),
    sum: data && pictures ? bytesOf(measured, data, pictures) : null,
    shared: data?.shared ?? 0,
    heaviest: heaviestOf(shown, library),
    waiting: new Set(shown.filter((one) => weightOnScreen(one, library) === 0 && one.name).map(({ name }) => name))
      .size,
    measure,
  };
}

/** What the library says about pictures, by their names. It is asked again until their files are made. */
function useLibrary(names: readonly string[]): Library {
  return useQueries({
    queries: names.map((name) => ({
      ...query('GET /pictures/:name', { params: { name } }),
      refetchInterval: ({ state }: { state: LibraryState }) => (isWaiting(state) ? MADE_MS : (false as const)),
    })),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [[nameOf(data), data] as const] : []))),
  });
}

interface LibraryState {
  data: PictureDetails | undefined;
  dataUpdateCount: number;
}

function isWaiting({ data, dataUpdateCount }: LibraryState): boolean {
  return dataUpdateCount < ASKED_MAX && data !== undefined && data.variants.some(({ bytes }) => bytes === 0);
}

function nameOf({ imageUrl }: Pick<PictureDetails, 'imageUrl'>): string {
  return imageUrl.split('/').at(-1) ?? '';
}

/** The bytes of the file that a common screen loads: 0 while it is being made. One that is not in the library weighs what this browser has loaded. */
export function weightOnScreen({ name, width, bytes }: ShownPicture, library: Library): number {
  const picture = library.get(name);
  return picture ? variantFor(picture, width).bytes : bytes;
}

function weighed(seen: ReadonlyMap<string, readonly ShownPicture[]>, library: Library): Pictures {
  return new Map(
    [...seen].map(([id, all]) => [id, new Map(all.map((one) => [one.address, weightOnScreen(one, library)]))]),
  );
}

export function heaviestOf(shown: readonly ShownPicture[], library: Library): HeavyPicture[] {
  const byName = new Map(shown.map((one) => [one.name, weightOnScreen(one, library)]));
  return [...library.values()]
    .map((picture) => ({
      name: picture.fileName || fileName(picture.imageUrl),
      bytes: byName.get(nameOf(picture)) ?? 0,
    }))
    .toSorted((a, b) => b.bytes - a.bytes);
}

/** The bytes of all files and pictures of blocks, each once. */
export function bytesOf(blocks: readonly BlockValues[], { kinds, files }: BlockWeights, pictures: Pictures): number {
  const own = new Set(blocks.flatMap(({ type, look }) => kinds[`${type}/${asText(look)}`] ?? kinds[type] ?? []));
  const shown = new Map(blocks.flatMap(({ _id }) => [...(pictures.get(_id) ?? [])]));
  const sizes = [...Array.from(own, (file) => files[file] ?? 0), ...shown.values()];
  return sizes.reduce((sum, size) => sum + size, 0);
}
