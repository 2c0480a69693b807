import { isSafeLink, pagePathOf } from '#contract/links.ts';
import type { LinkTarget } from './use-link-targets.ts';

/**
 * The page or file of the site that is typed as its address, in any case, or as its title. An address keeps its query and
 * fragment. A title that several pages have finds none of them.
 */
export function findLinkTarget(typed: string, targets: readonly LinkTarget[]): LinkTarget | null {
  const path = isSafeLink(typed) ? pagePathOf(typed) : null; // an unsafe one gets its error
  if (path === null) return null;
  const page = targets.find(({ address }) => pagePathOf(address) === path);
  if (page) return { ...page, address: page.address + (/[?#].*/.exec(typed.trim())?.[0] ?? '') };
  const [named, ...others] = targets.filter(({ title }) => asTyped(title) === asTyped(typed));
  return named && others.length === 0 ? named : null;
}

function asTyped(title: string): string {
  return title.trim().toLowerCase();
}
