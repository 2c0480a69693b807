import { useQuery } from '@tanstack/react-query';
import { useLocation } from '#web/ui/routing/location.tsx';
import { query } from '#web/api.ts';
import { adjacentPages } from '#web/ui/pager.tsx';
import { PageHead } from '../head.tsx';
import { PageBand } from '../layout/page-band.tsx';
import type { GetQueryData, FetchQuery, Visit } from '../routes.ts';
import { portfolioPath, isUnknown, listQuery, parseListAddress, portfolioTitle } from './list-address.ts';
import { Portfolio } from './portfolio.tsx';

const LEAD = 'Sites in daily use, still looked after by the people who made them.';

export function address(search: URLSearchParams): string {
  return portfolioPath(parseListAddress(search));
}

export function reads(read: FetchQuery, { search }: Visit) {
  return read('GET /portfolio', { query: listQuery(parseListAddress(search)) });
}

export function title(_found: GetQueryData, { search }: Visit): string {
  return portfolioTitle(parseListAddress(search), undefined);
}

export function isMissing(found: GetQueryData, { search }: Visit): boolean {
  const shown = parseListAddress(search);
  const list = found('GET /portfolio', { query: listQuery(shown) });
  return list !== undefined && isUnknown(shown, list);
}

export function Page() {
  const shown = parseListAddress(new URLSearchParams(useLocation().search));
  const { data } = useQuery(query('GET /portfolio', { query: listQuery(shown) }));
  const isNone = data !== undefined && isUnknown(shown, data);
  // What a tag and a category do not have in common is no page to be found either.
  const isHidden = shown.q !== '' || (data?.items.length === 0 && portfolioPath(shown) !== portfolioPath({}));
  return (
    <>
      <PageHead
        title={portfolioTitle(shown, data)}
        description={LEAD}
        address={portfolioPath(isHidden ? {} : shown)}
        hidden={isHidden}
        {...(!isNone && adjacentPages(shown.page, data?.totalPages, (page) => portfolioPath({ ...shown, page })))}
      />
      <PageBand eyebrow="Portfolio" title="Work that lasts" lead={LEAD} />
      <Portfolio />
    </>
  );
}
