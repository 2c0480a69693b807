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
/** Less likeness than this is chance. */
const LIKENESS_MIN = 0.3;

/** The pages whose names are most like a path that does not exist; `links` are those that an editor has chosen. */
export function likelyPages(pathname: string, links: LinkText[]): LinkText[] {
  const own = links.filter(({ label, href }) => label && /^\/[^#]/.test(href));
  const all = new Map([...pages(), ...own].map((page) => [page.href, page]));
  const wanted = letterPairs(readPath(pathname));
  return [...all.values()]
    .map((page) => ({ page, score: Math.max(...[page.label, page.href].map((name) => likeness(wanted, name))) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, SHOWN)
    .map(({ page }) => page);
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
