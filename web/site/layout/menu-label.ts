import { pathKey } from '#contract/links.ts';
import { layoutTexts } from '#contract/texts/layout.ts';
import type { Reply } from '#web/api.ts';
import { PROJECTS_PATH } from '#web/site/projects.ts';

type Targets = Reply<'GET /menus'>['targets'];

/** The texts of the pages that every site has, in the language of the site. */
const FIRST_PAGES: Record<string, () => string> = {
  '/': () => layoutTexts.home,
  '/services': () => layoutTexts.services,
  [PROJECTS_PATH]: () => layoutTexts.projects,
  '/about': () => layoutTexts.about,
  '/contact': () => layoutTexts.contact,
  '/blog': () => layoutTexts.blog,
  '/pricing': () => layoutTexts.pricing,
  '/privacy': () => layoutTexts.privacy,
  '/terms': () => layoutTexts.terms,
};

/** The text of an entry of the menu: its own, else the title of its page, else one made of its address. */
export function menuLabel({ label, href }: { label: string; href: string }, targets: Targets = []): string {
  if (label) return label;
  const path = pathKey(href);
  const title = targets.find((one) => one.path === path)?.title;
  if (title) return title;
  return FIRST_PAGES[path]?.() ?? readable(path);
}

/** 'Web design' for '/services/web-design', 'Shop.example' for 'https://shop.example/'. */
function readable(path: string): string {
  const last = path.split('/').findLast(Boolean) ?? path;
  return last.charAt(0).toUpperCase() + last.slice(1).replaceAll('-', ' ');
}
