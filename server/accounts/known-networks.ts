import { createHash } from 'node:crypto';
import type { Database } from '#server/db/open.ts';

const DAYS_KNOWN = 90;
const DAY_MS = 86_400_000;

type By = 'login' | 'mail';

export type KnownNetworks = ReturnType<typeof openKnownNetworks>;

/** The networks of each account's logins and password resets of the last 90 days, as hashes. */
export function openKnownNetworks({ db }: Database, now: () => number = Date.now) {
  const oldest = () => new Date(now() - DAYS_KNOWN * DAY_MS).toISOString();

  /** How a network is known: by a complete login, or only by a reset mail that was read there; null if unknown. */
  async function knownBy(userId: string, network: string): Promise<By | null> {
    const rows = db.selectFrom('known_networks').select('network_hash').where('user_id', '=', userId);
    const both = rows.where('network_hash', 'in', [hashNetwork(network, 'login'), hashNetwork(network, 'mail')]);
    const found = await both.where('seen_at', '>', oldest()).execute();
    if (found.length === 0) return null;
    return found.some((row) => row.network_hash === hashNetwork(network, 'login')) ? 'login' : 'mail';
  }

  async function remember(userId: string, network: string, by: By): Promise<void> {
    const seenAt = { seen_at: new Date(now()).toISOString() };
    await purge();
    await db
      .insertInto('known_networks')
      .values({ user_id: userId, network_hash: hashNetwork(network, by), ...seenAt })
      .onConflict((conflict) => conflict.columns(['user_id', 'network_hash']).doUpdateSet(seenAt))
      .execute();
  }

  /** Deletes expired entries. */
  async function purge(): Promise<void> {
    await db.deleteFrom('known_networks').where('seen_at', '<=', oldest()).execute();
  }

  return { knownBy, remember, purge };
}

function hashNetwork(network: string, by: By): string {
  return createHash('sha256')
    .update(by === 'login' ? network : `${by} ${network}`)
    .digest('base64url');
}
