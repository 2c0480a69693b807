import { sql, type Kysely } from 'kysely';
import type { TrashKind } from '#contract/kinds.ts';
import { highestVersion } from '#server/db/highest-version.ts';
import type { TrashTable, Tables } from '#server/db/tables.ts';
import { authorColumns } from '#server/history/author.ts';
import { discardStagedChanges } from '#server/history/discard-staged.ts';
import { Failure } from '#server/http/failure.ts';
import { recordTitle } from '#server/history/record-title.ts';
import { readProperty } from '#server/read-property.ts';
import { restoreRedirects, redirectsTo, type IncomingRedirect, type Permalink } from './permalinks.ts';
import { recordsOf, type RecordStamps } from './kind.ts';
import { containsTerm } from '#server/db/search-terms.ts';
import { searchText } from './search.ts';

/** Further searchable text besides the title. */
const SEARCHED = ['slug', 'email', 'subject', 'company'];

interface Deleted {
  kind: TrashKind;
  item: RecordStamps;
  /** The permalink of its page; null if it had none. */
  permalink: Permalink | null;
}

/** Moves a record to the trash, in the transaction that deletes it. */
export async function moveToTrash(trx: Kysely<Tables>, { kind, item, permalink }: Deleted): Promise<void> {
  const title = recordTitle(item);
  const texts = SEARCHED.map((name) => readProperty(item, name)).filter((value) => typeof value === 'string');
  const leading = permalink ? await redirectsTo(trx, permalink.path) : [];
  const row: TrashTable = {
    ...{ id: item._id, kind, title, search: searchText(title, texts), ...authorColumns() },
    ...{ deleted_at: new Date().toISOString(), version: item.version, created_at: item.createdAt },
    ...{ value: JSON.stringify(item), redirects: JSON.stringify(leading) },
  };
  await trx.insertInto('trash').values(row).execute();
  await discardStagedChanges(trx, kind, [item._id]);
}

/** The version of a new record: above those of all deleted records that had its slug. */
export async function firstVersion(trx: Kysely<Tables>, kind: TrashKind, slug: string): Promise<number> {
  const trashed = trx.selectFrom('trash').select(['version', 'value']).where('kind', '=', kind);
  const named = await trashed.where(containsTerm(sql.ref('search'), slug)).execute();
  const deleted = named.filter(({ value }) => readProperty(JSON.parse(value), 'slug') === slug);
  return 1 + Math.max(await highestVersion(trx, kind), ...deleted.map(({ version }) => version));
}

/** Removes a record from the trash, in the transaction that restores it. Fails as `not-found` if it is not there. */
export async function removeFromTrash(trx: Kysely<Tables>, id: string): Promise<void> {
  const removed = await trx.deleteFrom('trash').where('id', '=', id).executeTakeFirst();
  if (removed.numDeletedRows === 0n) throw new Failure('not-found');
}

/** Points the redirects that led to a page to its restored page again. */
export async function restoreRedirectsOf(
  trx: Kysely<Tables>,
  { redirects: leading }: TrashTable,
  permalink: Permalink | null,
): Promise<void> {
  if (permalink) await restoreRedirects(trx, JSON.parse(leading) as IncomingRedirect[], permalink.path); // by moveToTrash
}

/** The slug, or if it is taken, the first free one with a number added. */
export async function availableSlug(trx: Kysely<Tables>, name: string, slug: string): Promise<string> {
  const isTaken = async (wanted: string) => {
    const found = recordsOf(trx, name).select().select('id').where('slug', '=', wanted);
    return (await found.executeTakeFirst()) !== undefined;
  };
  // A part of a path cannot begin with a hyphen.
  const start = slug === '/' ? '/home' : slug;
  let free = slug;
  for (let number = 2; await isTaken(free); number++) free = `${start}-${number}`;
  return free;
}
