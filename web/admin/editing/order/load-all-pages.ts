import { BARE_LIST_LIMIT_MAX } from '#contract/constants.ts';

/** All records of a list whose answers are bounded: page after page until one is not full. Without `page` it is the first. */
export async function wholeList<T extends { _id: string }>(
  load: (query: { page?: number }) => Promise<readonly T[]>,
): Promise<T[]> {
  // Where others put it in another order meanwhile, a record may stand on two pages.
  const all = new Map<string, T>();
  for (let page = 1; ; page += 1) {
    const part = await load(page > 1 ? { page } : {});
    for (const record of part) all.set(record._id, record);
    if (part.length < BARE_LIST_LIMIT_MAX) return [...all.values()];
  }
}
