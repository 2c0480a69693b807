import { sql, type Kysely } from 'kysely';
import { collections } from '#contract/collections/index.ts';
import { fixedPaths } from '#contract/kinds.ts';
import { pathKey } from '#contract/links.ts';
import { publicCondition } from './public-condition.ts';
import { raiseHighestVersion } from '#server/db/highest-version.ts';
import { hasOwnTable, tableOf } from '#server/db/record-tables.ts';
import type { Tables } from '#server/db/tables.ts';
import { newId } from '#server/ids.ts';
import { recordsOf, type PageKind } from './kind.ts';

/** The kinds whose records have pages. Those with the longest path before their slugs come first. */
const PAGE_KINDS: readonly PageKind[] = Object.values(collections)
  .filter(({ hasPages }) => hasPages)
  .toSorted((a, b) => b.pagesAt.length - a.pagesAt.length);
/** The list at each former path. */
const FORMER_PATHS = new Map(Object.values(collections).map(({ formerPath, path }) => [formerPath, path]));
type Db = Kysely<Tables>;

/** The path of a record's page, and whether it is public. */
export interface Permalink {
  path: string;
  isPublicPath: boolean;
}

/** The permalink of a record, which stays locked until the transaction ends; null if there is no such record. */
export async function permalinkOf(trx: Db, kind: PageKind, id: string): Promise<Permalink | null> {
  const own = recordsOf(trx, kind.name).select().select('slug').where('id', '=', id);
  const row = await own.forUpdate().executeTakeFirst();
  if (!row) return null;
  const slug = row.slug ?? '';
  return { path: kind.pagesAt + slug, isPublicPath: await isPublicSlug(trx, kind, slug) };
}

/** Whether a path is that of a public record. */
export async function isPublic(db: Db, path: string): Promise<boolean> {
  const kind = kindAt(path);
  return kind !== undefined && isPublicSlug(db, kind, path.slice(kind.pagesAt.length));
}

/** The page of a record at a path, public or not; null if there is none. */
export async function findPage(db: Db, path: string): Promise<{ title: string; isPublic: boolean } | null> {
  const kind = kindAt(path);
  if (!kind) return null;
  const slug = path.slice(kind.pagesAt.length);
  const found = await recordsOf(db, kind.name).select().select('value').where('slug', '=', slug).executeTakeFirst();
  if (!found) return null;
  const { title } = JSON.parse(found.value) as { title?: string }; // as the store wrote it
  return { title: title ?? '', isPublic: await isPublicSlug(db, kind, slug) };
}

/** The title of a record in the bin that had its page at a path; '' if there is none. */
export async function trashedTitle(db: Db, path: string): Promise<string> {
  const kind = kindAt(path);
  if (!kind) return '';
  const slug = JSON.stringify(path.slice(kind.pagesAt.length)).replace(/[\\%_]/g, '\\$&');
  const row = await db
    .selectFrom('trash')
    .select('title')
    .where('kind', '=', kind.name)
    .where(sql<boolean>`value like ${`%"slug":${slug}%`} escape '\\'`)
    .orderBy('deleted_at', 'desc')
    .executeTakeFirst();
  return row?.title ?? '';
}

/** The kind of record that has its pages at such a path. */
function kindAt(path: string): PageKind | undefined {
  return fixedPaths.includes(path) ? undefined : PAGE_KINDS.find(({ pagesAt }) => path.startsWith(pagesAt));
}

async function isPublicSlug(db: Db, { name, publicWhen }: PageKind, slug: string): Promise<boolean> {
  const found = recordsOf(db, name).select().select('slug').where('slug', '=', slug);
  return (await found.where(publicCondition(publicWhen)).executeTakeFirst()) !== undefined;
}

/** A condition in SQL: whether the path in a column is that of a public record. */
export function isPublicPathColumn(column: string) {
  const found = PAGE_KINDS.map(({ name, pagesAt, publicWhen }) => {
    const slug = sql`substr(${sql.ref(column)}, ${sql.lit(pagesAt.length + 1)})`;
    const isBelow = sql`substr(${sql.ref(column)}, 1, ${sql.lit(pagesAt.length)}) = ${pagesAt}`;
    const isOfKind = hasOwnTable(name) ? sql`` : sql`collection = ${name} and`;
    return sql`${isBelow} and exists (
      select 1 from ${sql.table(tableOf(name))} where ${isOfKind} slug = ${slug} and ${publicCondition(publicWhen)})`;
  });
  return sql<boolean>`(${sql.join(found, sql` or `)})`;
}

/**
 * Updates the redirects in the transaction that changes a record. `before` is its old permalink, null for a new record;
 * `after` its new one, null for a deleted record. Only public permalinks leave redirects.
 */
export async function updateRedirects(trx: Db, before: Permalink | null, after: Permalink | null): Promise<void> {
  if (!before?.isPublicPath && !after?.isPublicPath && before?.path === after?.path) return;
  await lockRedirects(trx);
  const to = after?.path ?? '';
  if (before && before.path !== to) await retargetRedirects(trx, before.path, to);
  if (before?.isPublicPath && !(after?.isPublicPath && before.path === to)) await addRedirect(trx, before.path, to);
  if (after?.isPublicPath) await deleteRedirects(trx, 'from_path', after.path);
}

/** Deletes the redirect with an id, or from a path. Returns how many were deleted. */
export async function deleteRedirects(trx: Db, column: 'id' | 'from_path', value: string): Promise<number> {
  const deleted = await trx.deleteFrom('redirects').where(column, '=', value).returning('version').execute();
  const versions = deleted.map(({ version }) => version);
  await raiseHighestVersion(trx, 'redirects', versions);
  return versions.length;
}

/** Serialises redirect writers until commit, so that two redirects cannot form a loop. */
export async function lockRedirects(trx: Db): Promise<void> {
  await trx
    .insertInto('instance_meta')
    .values({ name: 'redirects', value: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '' }))
    .execute();
}

/** Changes the target of all redirects that lead to a path of this site; '' if the page is gone. */
export async function retargetRedirects(trx: Db, path: string, to: string): Promise<void> {
  const leading = trx.selectFrom('redirects').select(['id', 'to_address']).where('to_path', '=', path);
  for (const { id, to_address } of await leading.execute()) {
    const address = to && to + (/[?#].*$/.exec(to_address)?.[0] ?? '');
    await trx
      .updateTable('redirects')
      .set((eb) => ({
        ...targetColumns(address),
        version: eb('version', '+', 1),
        updated_at: new Date().toISOString(),
      }))
      .where('id', '=', id)
      .execute();
  }
}

/** A redirect and the address it leads to. */
export interface IncomingRedirect {
  id: string;
  to: string;
}

/** The redirects that lead to a path of this site. */
export async function redirectsTo(trx: Db, path: string): Promise<IncomingRedirect[]> {
  return trx.selectFrom('redirects').select(['id', 'to_address as to']).where('to_path', '=', path).execute();
}

/** Points the redirects of a restored page to its current path. Redirects with another target since then stay unchanged. */
export async function restoreRedirects(trx: Db, leading: readonly IncomingRedirect[], path: string): Promise<void> {
  if (leading.length === 0) return;
  await lockRedirects(trx);
  for (const { id, to } of leading) {
    const address = path + (/[?#].*$/.exec(to)?.[0] ?? '');
    await trx
      .updateTable('redirects')
      .set((eb) => ({
        ...targetColumns(address),
        version: eb('version', '+', 1),
        updated_at: new Date().toISOString(),
      }))
      .where('id', '=', id)
      .where('to_address', '=', '')
      .execute();
  }
}

/** Sets the redirect of a path and replaces an existing one. */
async function addRedirect(trx: Db, path: string, to: string): Promise<void> {
  const now = new Date().toISOString();
  const row = { ...targetColumns(to), id: newId(), version: 1, created_at: now, updated_at: now, origin: 'change' };
  await deleteRedirects(trx, 'from_path', path);
  await trx
    .insertInto('redirects')
    .values({ ...row, from_path: path })
    .execute();
}

/** The target of a redirect in its columns. */
export function targetColumns(to: string) {
  return { to_address: to, to_path: to.startsWith('/') ? pathKey(to) : '' };
}

/**
 * The target of the redirect at an address, '' if the page is gone (410); null without a redirect, or if its target is
 * hidden at the moment.
 */
export async function resolveRedirect(db: Db, address: string): Promise<string | null> {
  const path = pathKey(address);
  const list = FORMER_PATHS.get(path);
  if (list) return list;
  const row = await db.selectFrom('redirects').selectAll().where('from_path', '=', path).executeTakeFirst();
  if (!row || row.to_path === path) return null;
  return (await isHidden(db, row.to_path)) ? null : row.to_address;
}

/** Whether a path is that of a record which is not public. */
async function isHidden(db: Db, path: string): Promise<boolean> {
  const kind = kindAt(path);
  if (!kind) return false;
  const slug = path.slice(kind.pagesAt.length);
  if (await isPublicSlug(db, kind, slug)) return false;
  // Any path may be that of a page. One without a page may be a file, or a page of another system.
  return kind.pagesAt !== '' || (await recordAtSlug(db, kind.name, slug)) !== undefined;
}

function recordAtSlug(db: Db, name: string, slug: string) {
  return recordsOf(db, name).select().select('id').where('slug', '=', slug).executeTakeFirst();
}
