import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Database } from '#server/db/open.ts';

const DAYS_KNOWN = 90;
const DAY_MS = 86_400_000;

export type Places = ReturnType<typeof openPlaces>;

/** From where each account was logged in to in the last 90 days, as hashes. */
export function openPlaces({ db }: Database, now: () => number = Date.now) {
  const oldest = () => new Date(now() - DAYS_KNOWN * DAY_MS).toISOString();

  async function knows(userId: string, place: string): Promise<boolean> {
    const rows = db.selectFrom('known_places').select('place').where('user_id', '=', userId);
    const row = rows.where('place', '=', hashOf(place)).where('seen_at', '>', oldest());
    return (await row.executeTakeFirst()) !== undefined;
  }

  async function remember(userId: string, place: string): Promise<void> {
    const seen = { seen_at: new Date(now()).toISOString() };
    await db.deleteFrom('known_places').where('seen_at', '<=', oldest()).execute();
    await db
      .insertInto('known_places')
      .values({ user_id: userId, place: hashOf(place), ...seen })
      .onConflict((conflict) => conflict.columns(['user_id', 'place']).doUpdateSet(seen))
      .execute();
  }

  return { knows, remember };
}

/** Whoever holds one IPv6 address holds its whole network of 64 bits: it counts as one place. */
export function placeOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : address;
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const groups = (part: string) =>
    part.split(':').flatMap((group) => (group ? [parseInt(group, 16).toString(16)] : []));
  const [first, last] = [groups(head), groups(tail ?? '')];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
}

function hashOf(place: string): string {
  return createHash('sha256').update(place).digest('base64url');
}
