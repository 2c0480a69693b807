import { setImmediate as yieldToRequests } from 'node:timers/promises';
import { withFocus } from '#contract/pictures.ts';
import type { Collection } from '#contract/collections/define-collection.ts';
import type { CallKey, Calls } from '#contract/calls.ts';
import type { z } from 'zod';
import type { Database } from '#server/db/open.ts';
import type { InProcessTransport } from '#server/http/in-process.ts';
import { publicCondition } from '#server/records/public-condition.ts';
import { recordsOf } from '#server/records/kind.ts';

type Reply<K extends CallKey> = z.output<Calls[K]['reply']>;

/** Rows read before other requests get a turn. */
const BATCH = 100;

/** A record as the sitemap lists it. */
export interface PublicPage {
  slug: string;
  changed: string;
  /** URLs of its pictures, relative or absolute. */
  images: string[];
}

export interface PublicSources {
  transport: InProcessTransport;
  database: Database;
}

/** The public content that feeds, sitemap and manifest need. */
export function publicRecords({ transport, database }: PublicSources) {
  async function section<K extends 'GET /site' | 'GET /appearance'>(key: K): Promise<Reply<K>> {
    const path = key.slice('GET '.length);
    const reply = await transport(path, { method: 'GET' });
    if (!reply.ok) throw new Error(`${key} answered ${reply.status}`);
    return (await reply.json()) as Reply<K>; // validated by our own API
  }

  /** The public pages of a collection's records, without their texts. */
  async function pages({ name, publicWhen }: Pick<Collection, 'name' | 'publicWhen'>): Promise<PublicPage[]> {
    const found: PublicPage[] = [];
    for (let last = ''; ;) {
      const rows = await recordsOf(database.db, name)
        .select()
        .select(['slug', 'updated_at', 'value'])
        .where(publicCondition(publicWhen))
        .where('slug', '>', last)
        .orderBy('slug')
        .limit(BATCH)
        .execute();
      for (const row of rows)
        found.push({ slug: row.slug ?? '', changed: row.updated_at, images: pictureUrls(row.value) });
      if (rows.length < BATCH) return found;
      last = rows.at(-1)?.slug ?? '';
      await yieldToRequests();
    }
  }

  return { site: () => section('GET /site'), appearance: () => section('GET /appearance'), pages };
}

/** The cover and gallery pictures of a stored record. Checks the types, because old rows may not match the contract. */
function pictureUrls(value: string): string[] {
  const { coverImageUrl, gallery, images } = JSON.parse(value) as Record<string, unknown>; // stored as an object
  const pictures = asArray(gallery).map((entry) => (entry as { imageUrl?: unknown } | null)?.imageUrl);
  return [coverImageUrl, ...pictures, ...asArray(images)].flatMap((image) =>
    typeof image === 'string' ? [withFocus(image, null)] : [],
  );
}

function asArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export type PublicRecords = ReturnType<typeof publicRecords>;
