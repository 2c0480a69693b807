import { BARE_LIST_LIMIT_MAX } from '#contract/constants.ts';

/** Loads all pages of a list. Without `page`, the first page is loaded. Stops at a page that is not full. */
export async function loadAllPages<T extends { _id: string }>(
  load: (query: { page?: number }) => Promise<readonly T[]>,
): Promise<T[]> {
  // If others reorder the list meanwhile, a record may appear on two pages.
  const all = new Map<string, T>();
  for (let page = 1; ; page += 1) {
    const part = await load(page > 1 ? { page } : {});
    for (const record of part) all.set(record._id, record);
    if (part.length < BARE_LIST_LIMIT_MAX) return [...all.values()];
  }
}
