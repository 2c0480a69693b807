import type { FastifyBaseLogger } from 'fastify';
import { pathKey } from '#contract/links.ts';
import { MISSING_ADDRESSES_MAX, MISSING_ADDRESS_DAYS, type MissingAddress } from '#contract/records/missing-address.ts';
import type { Database } from '#server/db/open.ts';
import { isPublicPathColumn } from '#server/records/permalinks.ts';
import { isWorthNoting } from './is-worth-noting.ts';

const DAY_MS = 24 * 60 * 60_000;
const FLUSH_MS = 5000;
/** Different addresses between two writes to the database; more are dropped. */
const WAITING_MAX = 200;

interface Visits {
  visits: number;
  lastAt: string;
  referrer: string;
}

/** The log of addresses without a page. It stores no data of visitors. */
export interface MissingAddressLog {
  /** Notes that a visitor asked for a path, and the host of the page that linked there. It writes later. */
  note: (url: string, referrer: string | undefined) => void;
  /** The addresses that still have neither a page nor a redirect, the most visited first. */
  list: () => Promise<MissingAddress[]>;
  /** Stops listing an address, or lists it again. */
  ignore: (path: string, isIgnored: boolean) => Promise<void>;
  /** Writes what waits. */
  flush: () => Promise<void>;
  /** The same, at the end of the process. A database that is away does not keep the process from ending. */
  close: () => Promise<void>;
}

/** Opens the log. One statement every few seconds at most, whatever visitors ask for. */
export function openMissingAddressLog(database: Database, log: FastifyBaseLogger): MissingAddressLog {
  const { db } = database;
  let waiting = new Map<string, Visits>();
  let timer: NodeJS.Timeout | undefined;

  function note(url: string, referrer: string | undefined): void {
    const path = pathKey(url);
    if (!isWorthNoting(path) || (waiting.size >= WAITING_MAX && !waiting.has(path))) return;
    const before = waiting.get(path);
    waiting.set(path, {
      visits: (before?.visits ?? 0) + 1,
      lastAt: new Date().toISOString(),
      referrer: hostOf(referrer) || (before?.referrer ?? ''),
    });
    timer ??= setTimeout(() => void flushOrLog(), FLUSH_MS).unref();
  }

  async function flushOrLog(): Promise<void> {
    await flush().catch((err: unknown) => log.error({ err }, 'Addresses without a page could not be stored'));
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const noted = waiting;
    waiting = new Map();
    if (noted.size === 0) return;
    const rows = Array.from(noted, ([path, { visits, lastAt, referrer }]) => ({
      ...{ path, visits, referrer, first_at: lastAt, last_at: lastAt, is_ignored: 0 as const },
    }));
    await db
      .insertInto('missing_addresses')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet((eb) => ({
          visits: eb('missing_addresses.visits', '+', eb.ref('excluded.visits')),
          last_at: eb.ref('excluded.last_at'),
          referrer: eb
            .case()
            .when('excluded.referrer', '=', '')
            .then(eb.ref('missing_addresses.referrer'))
            .else(eb.ref('excluded.referrer'))
            .end(),
        })),
      )
      .execute();
    await prune();
  }

  /** Deletes what nobody asked for in a long time, and the least visited addresses above the limit. */
  async function prune(): Promise<void> {
    const oldest = new Date(Date.now() - MISSING_ADDRESS_DAYS * DAY_MS).toISOString();
    await db.deleteFrom('missing_addresses').where('last_at', '<', oldest).execute();
    const kept = db
      .selectFrom('missing_addresses')
      .select('path')
      .orderBy('visits', 'desc')
      .orderBy('last_at', 'desc')
      .limit(MISSING_ADDRESSES_MAX);
    await db.deleteFrom('missing_addresses').where('path', 'not in', kept).execute();
  }

  async function list(): Promise<MissingAddress[]> {
    await flush();
    const rows = await db
      .selectFrom('missing_addresses')
      .selectAll()
      .where('is_ignored', '=', 0)
      .where((eb) => eb.not(isPublicPathColumn('path')))
      .where('path', 'not in', db.selectFrom('redirects').select('from_path'))
      .orderBy('visits', 'desc')
      .orderBy('last_at', 'desc')
      .execute();
    return rows.map(({ path, visits, first_at, last_at, referrer }) => ({
      ...{ path, visits, firstAt: first_at, lastAt: last_at, referrer },
    }));
  }

  async function ignore(path: string, isIgnored: boolean): Promise<void> {
    await db
      .updateTable('missing_addresses')
      .set({ is_ignored: isIgnored ? 1 : 0 })
      .where('path', '=', path)
      .execute();
  }

  return { note, list, ignore, flush, close: flushOrLog };
}

/** The host of an address; '' for none. */
function hostOf(referrer: string | undefined): string {
  return referrer && URL.canParse(referrer) ? new URL(referrer).host.slice(0, 200) : '';
}
