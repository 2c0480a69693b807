import { sql, type Kysely } from 'kysely';
import type { REDIRECT_STATES } from '#contract/constants.ts';
import { pathKey } from '#contract/links.ts';
import { redirect, type Redirect } from '#contract/records/redirect.ts';
import { parseLenient } from '#contract/field-meta.ts';
import { rules } from '#contract/rule-texts.ts';
import type { Database } from '#server/db/open.ts';
import type { RedirectsTable, Tables } from '#server/db/tables.ts';
import { Failure, invalidField } from '#server/http/failure.ts';
import { newId } from '#server/ids.ts';
import {
  deleteRedirects,
  lockRedirects,
  isPublic,
  isPublicPathColumn,
  resolveRedirect,
  retargetRedirects,
  targetColumns,
} from '#server/records/permalinks.ts';
import { containsTerm, searchTerms } from '#server/db/search-terms.ts';

type Db = Kysely<Tables>;

interface ListOptions {
  page: number;
  limit: number;
  /** Search terms; each must occur in one of the two addresses. */
  q: string;
  status: 'all' | (typeof REDIRECT_STATES)[number];
}

interface RedirectInput {
  from: string;
  to: string;
}

/** Redirects. Staff see and change all except those that only remember the address of a hidden page. */
export function openRedirectStore(database: Database, siteUrl: string) {
  const { db } = database;

  async function get(id: string, within: Db = db): Promise<Redirect> {
    const row = await visibleRedirect(within, id).executeTakeFirst();
    if (!row) throw new Failure('not-found');
    return toRedirect(row);
  }

  /** Creates a redirect by hand. */
  async function create(input: RedirectInput): Promise<Redirect> {
    const now = new Date().toISOString();
    const stamps = { id: newId(), version: 1, created_at: now, updated_at: now, origin: 'hand' };
    return database.transaction(async (trx) => {
      await lockRedirects(trx);
      const cells = await checkedColumns(trx, input, { id: null, siteUrl });
      // An existing row only remembers a hidden page.
      await deleteRedirects(trx, 'from_path', input.from);
      await trx.insertInto('redirects').values({ ...stamps, ...cells }).execute(); // prettier-ignore
      return get(stamps.id, trx);
    });
  }

  /** Changes the given fields; from then on it counts as made by hand. With `ifMatch`, only the version it names. */
  async function update(id: string, patch: Partial<RedirectInput>, ifMatch: number | null): Promise<Redirect> {
    return database.transaction(async (trx) => {
      await lockRedirects(trx);
      const current = await get(id, trx);
      if (ifMatch !== null && ifMatch !== current.version) throw new Failure('stale');
      const { from, to } = { ...current, ...patch };
      const cells = await checkedColumns(trx, { from, to }, { id, siteUrl });
      if (from !== current.from) await deleteRedirects(trx, 'from_path', from);
      const stamps = { version: current.version + 1, updated_at: new Date().toISOString(), origin: 'hand' };
      await trx.updateTable('redirects').set({ ...cells, ...stamps }).where('id', '=', id).execute(); // prettier-ignore
      return get(id, trx);
    });
  }

  async function remove(id: string): Promise<void> {
    const deleted = await database.transaction((trx) => deleteRedirects(trx, 'id', id));
    if (deleted === 0) throw new Failure('not-found');
  }

  return {
    list: (options: ListOptions) => listRedirects(db, options),
    get,
    create,
    update,
    remove,
    at: (path: string) => resolveRedirect(db, path),
  };
}

/**
 * The redirects that staff see: neither those that only remember a hidden page, nor those from a path that is public
 * again.
 */
function redirectsMatching(db: Db, q: string) {
  const all = db
    .selectFrom('redirects')
    .whereRef('to_address', '!=', 'from_path')
    .where(sql<boolean>`not ${isPublicPathColumn('from_path')}`);
  const text = sql`lower(from_path || ' ' || to_address)`;
  return searchTerms(q).reduce((narrowed, word) => narrowed.where(containsTerm(text, word)), all);
}

async function listRedirects(db: Db, { page, limit, q, status }: ListOptions) {
  const states = { moved: sql<boolean>`to_address <> ''`, gone: sql<boolean>`to_address = ''` };
  const counts = await redirectsMatching(db, q)
    .select((eb) => [
      eb.fn.countAll().as('all'),
      eb.fn.countAll().filterWhere(states.moved).as('moved'),
      eb.fn.countAll().filterWhere(states.gone).as('gone'),
    ])
    .executeTakeFirstOrThrow();
  const statuses = { all: Number(counts.all), moved: Number(counts.moved), gone: Number(counts.gone) };
  const narrowed = status === 'all' ? redirectsMatching(db, q) : redirectsMatching(db, q).where(states[status]);
  const rows = await narrowed
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const total = statuses[status];
  return { items: rows.map(toRedirect), page, totalPages: Math.max(1, Math.ceil(total / limit)), total, limit, statuses }; // prettier-ignore
}

function visibleRedirect(within: Db, id: string) {
  return within.selectFrom('redirects').selectAll().where('id', '=', id).whereRef('to_address', '!=', 'from_path');
}

/**
 * Validates a redirect and returns its columns, without chains: if its target is itself redirected, it leads to the
 * final target, and redirects to its own address lead there too.
 */
async function checkedColumns(
  trx: Db,
  { from, to }: RedirectInput,
  { id, siteUrl }: { id: string | null; siteUrl: string },
) {
  if (await isPublic(trx, from)) throw invalidField('from', rules.fromOwn);
  const existing = await trx.selectFrom('redirects').selectAll().where('from_path', '=', from).executeTakeFirst();
  if (existing && existing.id !== id && existing.to_path !== from) throw invalidField('from', rules.fromTaken);
  const own = withoutOwnHost(to, siteUrl);
  if (own.startsWith('/') && pathKey(own) === from) throw invalidField('to', rules.targetSame);
  const end = await finalTarget(trx, own);
  if (end.startsWith('/') && pathKey(end) === from) throw invalidField('to', rules.targetCircle);
  await retargetRedirects(trx, from, end);
  return { from_path: from, ...targetColumns(end) };
}

/** The target of the redirect at an address, or the address itself without one. Fails if that page is gone. */
async function finalTarget(trx: Db, to: string): Promise<string> {
  const path = to.startsWith('/') ? pathKey(to) : '';
  if (path === '' || (await isPublic(trx, path))) return to;
  const next = await trx.selectFrom('redirects').selectAll().where('from_path', '=', path).executeTakeFirst();
  if (!next || next.to_path === path) return to;
  if (next.to_address === '') throw invalidField('to', rules.targetGone);
  return next.to_address;
}

/** Shortens a full address of this site to its path. */
function withoutOwnHost(to: string, siteUrl: string): string {
  if (to === '' || to.startsWith('/')) return to;
  const { origin, pathname, search, hash } = new URL(to);
  return origin === new URL(siteUrl).origin ? pathname + search + hash : to;
}

function toRedirect(row: RedirectsTable): Redirect {
  const { id, from_path, to_address, origin, version, created_at, updated_at } = row;
  const stamps = { _id: id, version, createdAt: created_at, updatedAt: updated_at };
  return parseLenient(redirect, { from: from_path, to: to_address, origin, ...stamps });
}
