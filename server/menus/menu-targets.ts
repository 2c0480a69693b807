import type { Kysely } from 'kysely';
import { fixedPaths } from '#contract/kinds.ts';
import { pagePathOf } from '#contract/links.ts';
import { PROJECTS } from '#contract/projects.ts';
import type { Menus } from '#contract/sections/index.ts';
import type { MenuTarget } from '#contract/sections/menus.ts';
import * as english from '#contract/texts/en/layout.ts';
import { layoutTexts } from '#contract/texts/layout.ts';
import type { Tables } from '#server/db/tables.ts';
import { findPage, trashedTitle } from '#server/records/permalinks.ts';

type Db = Kysely<Tables>;

/** The pages that every site has. The site has a text for each in its language. */
const FIRST_PAGES = {
  '/': 'home',
  '/services': 'services',
  [`/${PROJECTS}`]: 'projects',
  '/about': 'about',
  '/contact': 'contact',
  '/blog': 'blog',
  '/pricing': 'pricing',
  '/privacy': 'privacy',
  '/terms': 'terms',
} as const satisfies Record<string, keyof typeof english>;

/** What the entries of the menu lead to, each address once. */
export async function menuTargets(db: Db, menus: Menus): Promise<MenuTarget[]> {
  const links = [...menus.header.flatMap((one) => [one, ...one.entries]), menus.button, ...menus.quickButtons];
  const addresses = [...new Set(links.map(({ href }) => href))];
  const targets = addresses.map(async (href) => {
    const path = pagePathOf(href);
    return path === null ? [] : [{ href, ...(await targetAt(db, path)) }];
  });
  return (await Promise.all(targets)).flat();
}

async function targetAt(db: Db, path: string): Promise<Omit<MenuTarget, 'href'>> {
  const known = Object.hasOwn(FIRST_PAGES, path) ? FIRST_PAGES[path as keyof typeof FIRST_PAGES] : null;
  if (fixedPaths.includes(path)) return { title: known ? layoutTexts[known] : readable(path), state: 'public' };
  const page = await findPage(db, path);
  if (page) {
    const isFirstTitle = known !== null && page.title === english[known];
    return { title: isFirstTitle ? layoutTexts[known] : page.title, state: page.isPublic ? 'public' : 'hidden' };
  }
  const redirects = db.selectFrom('redirects').select('to_address').where('from_path', '=', path);
  const isRedirected = !!(await redirects.executeTakeFirst())?.to_address;
  if (isRedirected) return { title: readable(path), state: 'public' };
  return { title: (await trashedTitle(db, path)) || readable(path), state: 'missing' };
}

/** 'Web design' for '/services/web-design'. */
function readable(path: string): string {
  const last = path.split('/').findLast(Boolean) ?? path;
  return last.charAt(0).toUpperCase() + last.slice(1).replaceAll('-', ' ');
}
