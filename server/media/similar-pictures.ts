import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { parsePictureName } from '#contract/pictures.ts';
import { SIMILAR_GROUPS_MAX, type SimilarPictures } from '#contract/records/picture.ts';
import type { Database } from '#server/db/open.ts';
import { lookAlike, readLooks, type Looks } from './looks.ts';
import { picturesNamed } from './picture-store.ts';

/** More would take too long to compare. Those sent last are compared. */
const COMPARED_MAX = 10_000;
/** For so long, in ms, comparing may hold up requests at a time. */
const HOLD_MS = 10;

interface Compared {
  name: string;
  pixels: number;
  looks: Looks;
}

/**
 * Groups of pictures that look alike. Each picture is compared with the largest of each group only, so that a chain of
 * small differences does not join pictures that differ much.
 */
export async function similarPictures({ db }: Pick<Database, 'db'>): Promise<SimilarPictures> {
  const newest = db
    .selectFrom('pictures')
    .select(['name', 'thumbhash'])
    .where('thumbhash', '!=', '')
    .where('deleted_at', 'is', null);
  const rows = await newest.orderBy('created_at', 'desc').orderBy('name').limit(COMPARED_MAX).execute();
  const groups = (await groupByLooks(rows.flatMap(toCompared))).filter((group) => group.length > 1);
  const listed = groups.toSorted((a, b) => b.length - a.length).slice(0, SIMILAR_GROUPS_MAX);
  const pictures = await picturesNamed(db, listed.flat());
  const found = listed.map((group) => group.flatMap((name) => pictures.get(name) ?? []));
  return { groups: found.filter((group) => group.length > 1), total: groups.length };
}

function toCompared({ name, thumbhash }: { name: string; thumbhash: string }): Compared[] {
  const size = parsePictureName(name);
  const looks = size && readLooks(thumbhash, size);
  return looks ? [{ name, looks, pixels: size.width * size.height }] : [];
}

/** The names of the pictures in groups, the largest of each first. */
async function groupByLooks(compared: Compared[]): Promise<string[][]> {
  const groups: { largest: Looks; names: string[] }[] = [];
  let since = performance.now();
  for (const { name, looks } of compared.toSorted((a, b) => b.pixels - a.pixels)) {
    const group = groups.find(({ largest }) => lookAlike(largest, looks));
    if (group) group.names.push(name);
    else groups.push({ largest: looks, names: [name] });
    if (performance.now() - since < HOLD_MS) continue;
    await yieldToRequests();
    since = performance.now();
  }
  return groups.map(({ names }) => names);
}
