import { useQuery } from '@tanstack/react-query';
import { useLocation } from '#web/ui/routing/place.tsx';
import { query } from '#web/api.ts';
import { neighbours } from '#web/ui/pager.tsx';
import { Head } from '../head.tsx';
import { PageBand } from '../layout/page-band.tsx';
import type { Found, Read, Visit } from '../routes.ts';
import { addressOf, isUnknown, listQuery, readAddress, titleOf } from './list-address.ts';
import { Portfolio } from './portfolio.tsx';

const LEAD = 'Sites in daily use, still looked after by the people who made them.';

export function address(search: URLSearchParams): string {
  return addressOf(readAddress(search));
}

export function reads(read: Read, { search }: Visit) {
  return read('GET /portfolio', { query: listQuery(readAddress(search)) });
}

export function isMissing(found: Found, { search }: Visit): boolean {
  const shown = readAddress(search);
  const list = found('GET /portfolio', { query: listQuery(shown) });
  return list !== undefined && isUnknown(shown, list);
}

export function Page() {
  const shown = readAddress(new URLSearchParams(useLocation().search));
  const { data } = useQuery(query('GET /portfolio', { query: listQuery(shown) }));
  const isNone = data !== undefined && isUnknown(shown, data);
  // What a tag and a category do not have in common is no page to be found either.
  const isHidden = shown.q !== '' || (data?.items.length === 0 && addressOf(shown) !== addressOf({}));
  return (
    <>
      <Head
        title={titleOf(shown, data)}
        description={LEAD}
        address={addressOf(isHidden ? {} : shown)}
        hidden={isHidden}
        {...(!isNone && neighbours(shown.page, data?.totalPages, (page) => addressOf({ ...shown, page })))}
      />
      <PageBand eyebrow="Portfolio" title="Work that has been through a summer" lead={LEAD} />
      <Portfolio />
    </>
  );
}
