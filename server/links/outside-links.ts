import { setTimeout as delay } from 'node:timers/promises';
import { isWebAddress } from '#contract/links.ts';
import type { LinkFault } from '#contract/records/broken-link.ts';
import type { Database } from '#server/db/open.ts';
import { connectionFault, requestOutside } from '#server/http/request-outside.ts';
import { contentLinks } from './content-links.ts';
import { withoutSite } from './incoming-links.ts';

/** Days without success until a link counts as broken: a site may be away for a night. */
const FAILED_DAYS = 2;
const CHECKED_PER_NIGHT_MAX = 500;
const TIMEOUT_MS = 10_000;
const PAUSE_MS = 1000;
/** The site exists and does not want to be checked. */
const REFUSALS = [401, 403, 405, 406, 429, 451, 999];

interface CheckOptions {
  siteUrl: string;
  closing: AbortSignal;
  now?: Date;
  /** Between two requests. */
  pauseMs?: number;
  /** Whether links may lead to this machine, for tests. */
  allowsInternal?: boolean;
}

/** The fault of a link to another site, according to the last checks. */
export async function faultOf(db: Database['db'], href: string): Promise<LinkFault | null> {
  const row = await db.selectFrom('outside_links').selectAll().where('address', '=', href).executeTakeFirst();
  return row && row.failed_days >= FAILED_DAYS ? { href, fault: 'unreachable', answer: row.answer } : null;
}

/**
 * Visits the links to other sites that nobody visited today, one after the other: HEAD, then GET. Links that left the
 * content are forgotten. If no site answers at all, the night does not count: this machine may be offline.
 */
export async function checkOutsideLinks({ db }: Database, options: CheckOptions): Promise<void> {
  const { closing, now = new Date(), pauseMs = PAUSE_MS } = options;
  const { due, failedDays } = await dueToday(db, options.siteUrl, now);
  const silent: Record<string, string> = {};

  async function store(address: string, answer: string): Promise<void> {
    const failed_days = answer === '' ? 0 : (failedDays.get(address) ?? 0) + 1;
    const checked = { checked_at: now.toISOString(), failed_days, answer };
    await db
      .insertInto('outside_links')
      .values({ address, ...checked })
      .onConflict((conflict) => conflict.column('address').doUpdateSet(checked))
      .execute();
  }

  for (const address of due) {
    const { answer, isReached } = await visit(address, options);
    if (closing.aborted) return;
    if (isReached) await store(address, answer);
    else silent[address] = answer;
    await delay(pauseMs, undefined, { ref: false });
  }
  const isOffline = Object.keys(silent).length === due.length;
  if (!isOffline) for (const [address, answer] of Object.entries(silent)) await store(address, answer);
}

/** The links that nobody checked today, those that were checked longest ago first, and the failed days of all. */
async function dueToday(db: Database['db'], siteUrl: string, now: Date) {
  const linked = await outsideAddresses(db, siteUrl);
  const rows = await db.selectFrom('outside_links').selectAll().execute();
  for (const { address } of rows)
    if (!linked.has(address)) await db.deleteFrom('outside_links').where('address', '=', address).execute();
  const lastChecks = new Map(rows.map(({ address, checked_at }) => [address, checked_at]));
  const lastCheck = (address: string) => lastChecks.get(address) ?? '';
  const today = now.toISOString().slice(0, 10);
  const due = [...linked].filter((address) => !lastCheck(address).startsWith(today));
  return {
    due: due.toSorted((a, b) => (lastCheck(a) < lastCheck(b) ? -1 : 1)).slice(0, CHECKED_PER_NIGHT_MAX),
    failedDays: new Map(rows.map(({ address, failed_days }) => [address, failed_days])),
  };
}

async function outsideAddresses(db: Database['db'], siteUrl: string): Promise<Set<string>> {
  const addresses = new Set<string>();
  for await (const { links } of contentLinks(db))
    for (const { href } of links) if (isWebAddress(href) && withoutSite(href, siteUrl) === href) addresses.add(href);
  return addresses;
}

interface Visit {
  /** What is wrong: a status or a sentence; '' if the site shows the page. */
  answer: string;
  /** Whether the site answered at all. */
  isReached: boolean;
}

async function visit(address: string, options: CheckOptions): Promise<Visit> {
  const byHead = await request('HEAD', address, options);
  return byHead.answer === '' || options.closing.aborted ? byHead : request('GET', address, options);
}

async function request(method: 'HEAD' | 'GET', address: string, options: CheckOptions): Promise<Visit> {
  const { closing, allowsInternal = false } = options;
  const signal = AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    const status = await requestOutside(new URL(address), { method, signal, allowsInternal });
    return { answer: status < 400 || REFUSALS.includes(status) ? '' : String(status), isReached: true };
  } catch (error) {
    return { answer: connectionFault(error, 'site'), isReached: false };
  }
}
