import { useLocation } from 'react-router';
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
  return (
    <>
      <Head title={titleOf(shown)} description={LEAD} />
      <PageBand eyebrow="Portfolio" title="Work that has been through a summer" lead={LEAD} />
      <Portfolio />
    </>
  );
}
