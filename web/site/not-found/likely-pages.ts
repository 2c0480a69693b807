import { DEFAULT_MENU } from '#contract/default-menu.ts';
import { pagePathOf } from '#contract/links.ts';
import { layoutTexts } from '#contract/texts/layout.ts';
import { PROJECTS_PATH } from '#web/site/projects.ts';

export interface LinkText {
  label: string;
  href: string;
}

/** Pages that every site has, the more likely ones first. */
const pages = (): LinkText[] => [
  { label: layoutTexts.projects, href: PROJECTS_PATH },
  { label: layoutTexts.services, href: '/services' },
  { label: layoutTexts.blog, href: '/blog' },
  { label: layoutTexts.pricing, href: '/pricing' },
  { label: layoutTexts.about, href: '/about' },
  { label: layoutTexts.contact, href: '/contact' },
];

const SHOWN = 3;
/** The page has links to this page and to the home page below the list. */
const CONTACT = '/contact';
/** Less likeness than this is chance. */
const LIKENESS_MIN = 0.3;

interface Links {
  /** The menu at the top; undefined while it is unknown. */
  menu: readonly MenuEntry[] | undefined;
  /** Other links that an editor has chosen. */
  links: readonly LinkText[];
}

type MenuEntry = LinkText & { entries: readonly LinkText[] };

/**
 * The pages whose names are most like a path that does not exist, then the first pages of the menu. A menu that nobody
 * has changed begins with the pages that visitors look for most.
 */
export function likelyPages(pathname: string, { menu, links }: Links): LinkText[] {
  const wanted = letterPairs(readPath(pathname));
  const first = menu && !isDefault(menu) ? onSite(menu).filter(({ href }) => href !== CONTACT) : pages();
  const others = onSite([...pages(), ...(menu ?? []).flatMap((one) => [one, ...one.entries]), ...links]);
  return [...new Map([...first, ...others].map((page) => [page.href, page])).values()]
    .map((page) => ({ page, score: Math.max(...[page.label, page.href].map((name) => likeness(wanted, name))) }))
    .filter(({ page, score }) => score > 0 || first.some(({ href }) => href === page.href))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, SHOWN)
    .map(({ page }) => page);
}

/** Whether the menu has the entries of a new site. Their texts may differ. */
function isDefault(menu: readonly LinkText[]): boolean {
  return menu.map(({ href }) => href).join() === DEFAULT_MENU.header.map(({ href }) => href).join();
}

/** The links to pages of this site other than its home page, each with the canonical path of its page. */
function onSite(links: readonly LinkText[]): LinkText[] {
  return links.flatMap(({ label, href }) => {
    const path = pagePathOf(href) ?? '/';
    return label && path !== '/' ? [{ label, href: path }] : [];
  });
}

/** The words at the end of a path, if there are several; '' otherwise. */
export function searchWords(pathname: string): string {
  const words =
    readPath(pathname)
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '')
      .split(/[-_ +]+/)
      .filter(Boolean) ?? [];
  return words.length > 1 ? words.join(' ') : '';
}

function readPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The share of common letter pairs, from 0 to 1; 0 if it is small. */
function likeness(wanted: Set<string>, name: string): number {
  const pairs = letterPairs(name);
  const score = (2 * [...pairs].filter((pair) => wanted.has(pair)).length) / (wanted.size + pairs.size || 1);
  return score < LIKENESS_MIN ? 0 : score;
}

function letterPairs(text: string): Set<string> {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return new Set(Array.from(letters.slice(1), (_, index) => letters.slice(index, index + 2)));
}
