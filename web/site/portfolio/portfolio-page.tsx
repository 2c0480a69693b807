import { useQuery } from '@tanstack/react-query';
import { useLocation } from '#web/ui/routing/place.tsx';
import { query } from '#web/api.ts';
import { neighbours } from '#web/ui/pager.tsx';
import { Head } from '../head.tsx';
import { PageBand } from '../layout/page-band.tsx';
import type { Read, Visit } from '../routes.ts';
import { addressOf, listQuery, readAddress, titleOf } from './list-address.ts';
import { Portfolio } from './portfolio.tsx';

const LEAD = 'Sites in daily use, still looked after by the people who made them.';

export function address(search: URLSearchParams): string {
  return addressOf(readAddress(search));
}

export function reads(read: Read, { search }: Visit) {
  return read('GET /portfolio', { query: listQuery(readAddress(search)) });
}

export function Page() {
  const shown = readAddress(new URLSearchParams(useLocation().search));
  const { data } = useQuery(query('GET /portfolio', { query: listQuery(shown) }));
  return (
    <>
      <Head
        title={titleOf(shown)}
        description={LEAD}
        address={addressOf(shown)}
        hidden={shown.q !== ''}
        {...neighbours(shown.page, data?.totalPages, (page) => addressOf({ ...shown, page }))}
      />
      <PageBand eyebrow="Portfolio" title="Work that has been through a summer" lead={LEAD} />
      <Portfolio />
    </>
  );
}
