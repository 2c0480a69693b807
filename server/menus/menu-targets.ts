import type { Kysely } from 'kysely';
import { fixedPaths } from '#contract/kinds.ts';
import { pagePathOf } from '#contract/links.ts';
import type { Menus } from '#contract/sections/index.ts';
import type { MenuTarget } from '#contract/sections/menus.ts';
import * as texts from '#contract/texts/en/layout.ts';
import type { Tables } from '#server/db/tables.ts';
import { findPage, trashedTitle } from '#server/records/permalinks.ts';

type Db = Kysely<Tables>;

/** The titles that the first pages have until staff change them. The site has a text in its language for each. */
const FIRST_TITLES: Record<string, string> = {
  '/': texts.home,
  '/about': texts.about,
  '/services': texts.services,
  '/contact': texts.contact,
  '/privacy': texts.privacy,
  '/terms': texts.terms,
};

/** What the entries of the menu lead to, each path once. */
export async function menuTargets(db: Db, menus: Menus): Promise<MenuTarget[]> {
  const links = [...menus.header.flatMap((one) => [one, ...one.entries]), menus.button, ...menus.quickButtons];
  const paths = new Set(links.map(({ href }) => pagePathOf(href)).filter((path) => path !== null));
  return Promise.all([...paths].map((path) => targetAt(db, path)));
}

async function targetAt(db: Db, path: string): Promise<MenuTarget> {
  if (fixedPaths.includes(path)) return { path, title: '', state: 'public' };
  const page = await findPage(db, path);
  if (page) {
    const title = page.title === FIRST_TITLES[path] ? '' : page.title;
    return { path, title, state: page.isPublic ? 'public' : 'hidden' };
  }
  const redirect = await db
    .selectFrom('redirects')
    .select('to_address')
    .where('from_path', '=', path)
    .executeTakeFirst();
  if (redirect?.to_address) return { path, title: '', state: 'public' };
  return { path, title: await trashedTitle(db, path), state: 'missing' };
}
