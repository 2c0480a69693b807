import type { CallKey, Calls } from '#contract/calls.ts';
import { LIST_LIMIT_MAX } from '#contract/constants.ts';
import type { z } from 'zod';
import type { Transport } from '#server/pages/door.ts';

type Reply<K extends CallKey> = z.output<Calls[K]['reply']>;
type ListKey = 'GET /blog' | 'GET /portfolio';
export type PublicProject = Reply<'GET /portfolio'>['items'][number];
export type PublicPost = Reply<'GET /blog'>['items'][number];

/** What everybody may read of the site, as its own calls answer it. */
export function publicRecords(transport: Transport) {
  async function read<K extends CallKey>(key: K, search = ''): Promise<Reply<K>> {
    const path = key.slice('GET '.length);
    const reply = await transport(path + search, { method: 'GET' });
    if (!reply.ok) throw new Error(`${key} answered ${reply.status}`);
    return (await reply.json()) as Reply<K>; // our own server answers what the contract declares
  }

  /** All records of a list, without their texts where the list can leave them out. */
  async function all<K extends ListKey>(key: K): Promise<Reply<K>['items']> {
    const items: unknown[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const brief = key === 'GET /blog' ? '&brief=true' : '';
      const found = await read(key, `?page=${page}&limit=${LIST_LIMIT_MAX}${brief}`);
      items.push(...found.items);
      pages = found.totalPages;
    }
    return items as Reply<K>['items'];
  }

  return {
    footer: () => read('GET /footer'),
    posts: () => all('GET /blog'),
    newestPosts: async (limit: number) => (await read('GET /blog', `?limit=${limit}`)).items,
    projects: () => all('GET /portfolio'),
    services: () => read('GET /services', '?brief=true'),
  };
}

export type PublicRecords = ReturnType<typeof publicRecords>;
