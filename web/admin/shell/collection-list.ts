import type { Collection } from '#contract/collections/define-collection.ts';
import { query } from '#web/api.ts';

/** What the list of any collection takes. */
export interface ListQuery {
  q?: string;
  status?: string;
  page?: number;
  limit?: number;
  brief?: 'true';
}

interface ListPage<L> {
  items: L[];
}

/** The query of a collection's list. Every collection without calls of its own has that of the blog. */
export function collectionListQuery<L extends object>({ path }: Pick<Collection, 'path'>, asked: ListQuery) {
  const list = query(`GET ${path}` as 'GET /blog', { query: asked });
  return list as unknown as Omit<typeof list, 'queryFn'> & {
    queryFn: (context: { signal: AbortSignal }) => Promise<ListPage<L>>; // the types differ only in the records
  };
}
