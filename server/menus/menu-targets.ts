import type { Kysely } from 'kysely';
import { pagePathOf } from '#contract/links.ts';
import { PROJECTS } from '#contract/projects.ts';
import type { Menus } from '#contract/sections/index.ts';
import type { MenuTarget } from '#contract/sections/menus.ts';
import * as english from '#contract/texts/en/layout.ts';
import { layoutTexts } from '#contract/texts/layout.ts';
import type { Tables } from '#server/db/tables.ts';
import { pathState } from '#server/records/path-state.ts';
import { trashedTitle } from '#server/records/permalinks.ts';

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
  const { state, title } = await pathState(db, path);
  if (title !== null && !(known && title === english[known])) return { title, state };
  if (state === 'missing') return { title: (await trashedTitle(db, path)) || readable(path), state };
  return { title: known ? layoutTexts[known] : readable(path), state };
}

/** 'Web design' for '/services/web-design'. */
function readable(path: string): string {
  const last = path.split('/').findLast(Boolean) ?? path;
  return last.charAt(0).toUpperCase() + last.slice(1).replaceAll('-', ' ');
}
