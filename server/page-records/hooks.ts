import type { Kysely } from 'kysely';
import type { pages } from '#contract/collections/pages.ts';
import { collections } from '#contract/collections/index.ts';
import { FIRST_PAGES, RESERVED_PATHS, SITE_PATHS } from '#contract/constants.ts';
import { rules } from '#contract/rule-texts.ts';
import type { Tables } from '#server/db/tables.ts';
import { invalidField } from '#server/http/failure.ts';
import type { CollectionHooks } from '#server/records/collection-kind.ts';
import { refuseNewUnknownBlocks, visibleBlocks } from '#server/records/block-rules.ts';

/** What happens when a page is saved or shown. */
export const pageHooks: CollectionHooks<typeof pages.record> = {
  async afterWrite(trx, { action, before, after }) {
    if (!after) return;
    if (after.slug !== before?.slug) await refuseTakenPath(trx, after.slug);
    // The trash has the page as it was stored.
    if (action !== 'restore') refuseNewUnknownBlocks(before, after, 'blocks');
  },
  forPage: (page, isStaff) => (isStaff ? page : { ...page, blocks: visibleBlocks(page.blocks) }),
};

/** Fails with the name of what stands at a path, if a page cannot have it. */
async function refuseTakenPath(trx: Kysely<Tables>, path: string): Promise<void> {
  const owner = await pathOwner(trx, path);
  if (owner) throw invalidField('slug', rules.pagePathTaken(owner));
}

/** The name of what stands at a path, or null. Other pages are not looked at. */
export async function pathOwner(db: Kysely<Tables>, path: string): Promise<string | null> {
  return fixedOwner(path) ?? redirectAt(db, path);
}

function fixedOwner(path: string): string | null {
  if (FIRST_PAGES.some((first) => first === path)) return null;
  if (SITE_PATHS.some((own) => own === path)) return 'Another part of the site';
  if (RESERVED_PATHS.some((folder) => path === folder || path.startsWith(`${folder}/`))) return 'The server itself';
  const collection = Object.values(collections).find(
    ({ hasPages, path: list, pagesAt, formerPath }) =>
      hasPages && pagesAt && (path === list || path === formerPath || path.startsWith(pagesAt)),
  );
  return collection ? `The list “${collection.labels.title}”` : null;
}

/** A redirect that staff made. One that remembers a changed address gives way to the page. */
async function redirectAt(trx: Kysely<Tables>, path: string): Promise<string | null> {
  const row = trx
    .selectFrom('redirects')
    .select('to_address')
    .where('from_path', '=', path)
    .where('origin', '=', 'hand');
  const found = await row.executeTakeFirst();
  return found ? `A redirect to ${found.to_address || 'nowhere'}` : null;
}
