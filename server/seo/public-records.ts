import { setImmediate as turn } from 'node:timers/promises';
import type { CallKey, Calls } from '#contract/calls.ts';
import type { z } from 'zod';
import type { BlogPost } from '#contract/records/blog-post.ts';
import { openBlogStore } from '#server/blog/store.ts';
import type { Database } from '#server/db/open.ts';
import type { Transport } from '#server/pages/renderer.ts';
import { isPublic } from '#server/records/permalinks.ts';

type Reply<K extends CallKey> = z.output<Calls[K]['reply']>;
type PageTable = keyof typeof isPublic;

/** Rows that are read in one turn, so that others are answered between two of them. */
const BATCH = 100;

/** What the sitemap tells of a record. */
export interface PublicPage {
  slug: string;
  changed: string;
  /** Addresses of its pictures, on this site or elsewhere. */
  images: string[];
}

/** What everybody may read of the site. The footer comes as its own call answers it, lists come from the database. */
export function publicRecords(transport: Transport, database: Database) {
  const blog = openBlogStore(database);

  async function footer(): Promise<Reply<'GET /footer'>> {
    const reply = await transport('/footer', { method: 'GET' });
    if (!reply.ok) throw new Error(`GET /footer answered ${reply.status}`);
    return (await reply.json()) as Reply<'GET /footer'>; // our own server answers what the contract declares
  }

  /** The pages that the records of a table have, without their texts. */
  async function pages(table: PageTable): Promise<PublicPage[]> {
    const found: PublicPage[] = [];
    for (let last = ''; ;) {
      const rows = await database.db
        .selectFrom(table)
        .select(['slug', 'updated_at', 'value'])
        .where(isPublic[table]())
        .where('slug', '>', last)
        .orderBy('slug')
        .limit(BATCH)
        .execute();
      for (const row of rows) found.push({ slug: row.slug, changed: row.updated_at, images: picturesOf(row.value) });
      if (rows.length < BATCH) return found;
      last = rows.at(-1)?.slug ?? '';
      await turn();
    }
  }

  return { footer, pages, newestPosts: (limit: number): Promise<BlogPost[]> => blog.newestPublic(limit) };
}

/** The pictures that a record names: its cover, then those of a project. What is stored need not be as it should. */
function picturesOf(value: string): string[] {
  const { coverImageUrl, gallery, images } = JSON.parse(value) as Record<string, unknown>; // an object, as the store wrote it
  const pictures = listed(gallery).map((entry) => (entry as { imageUrl?: unknown } | null)?.imageUrl);
  return [coverImageUrl, ...pictures, ...listed(images)].filter((image) => typeof image === 'string');
}

function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export type PublicRecords = ReturnType<typeof publicRecords>;
