import { useQuery } from '@tanstack/react-query';
import { pagePathOf } from '#contract/links.ts';
import { query } from '#web/api.ts';
import { useLinkTargets } from './use-link-targets.ts';

/** The title of the page of the site that a link leads to, as the menu shows it; '' for other links, or while it is loading. */
export function usePageTitle(link: string): string {
  const path = pagePathOf(link);
  const isPage = path !== null;
  const { data: menus } = useQuery({ ...query('GET /menus'), enabled: isPage });
  const pages = useLinkTargets(isPage);
  if (!isPage) return '';
  const inMenu = menus?.targets.find(({ href }) => pagePathOf(href) === path);
  return inMenu?.title ?? pages.find(({ address }) => pagePathOf(address) === path)?.title ?? '';
}
