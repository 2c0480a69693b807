import { useQuery } from '@tanstack/react-query';
import { isSafeLink, pagePathOf } from '#contract/links.ts';
import { query } from '#web/api.ts';
import { findLinkTarget } from './find-link-target.ts';
import { useLinkTargets, type LinkTarget } from './use-link-targets.ts';

/**
 * The page of the site that a link leads to, with its title as the menu shows it; null for other links, or while it is
 * loading. `isAsked` loads the pages before anything is typed.
 */
export function usePageOfLink(link: string, isAsked = false): LinkTarget | null {
  const isPage = isSafeLink(link) && pagePathOf(link) !== null;
  const { data: menus } = useQuery({ ...query('GET /menus'), enabled: isPage });
  const found = findLinkTarget(link, useLinkTargets(isPage || isAsked));
  if (!isPage) return null;
  const address = found?.address ?? link;
  const inMenu = menus?.targets.find(({ href }) => pagePathOf(href) === pagePathOf(address));
  const title = inMenu?.title || found?.title;
  return title ? { ...found, address, title } : null;
}
