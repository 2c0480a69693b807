import { useQuery } from '@tanstack/react-query';
import { useLocation } from '#web/ui/routing/place.tsx';
import { blogHeading } from '#contract/texts.ts';
import { query } from '#web/api.ts';
import { neighbours } from '#web/ui/pager.tsx';
import { Head } from '../head.tsx';
import { PageBand } from '../layout/page-band.tsx';
import type { Found, Read, Visit } from '../routes.ts';
import { addressOf, filtersOf, isUnknown, listQuery, titleOf } from './address.ts';
import { BlogList } from './blog-list.tsx';

const LEAD = 'Notes from the workbench: what we tried, what it weighed, and whether it lasted the summer.';

export function address(search: URLSearchParams): string {
  return addressOf(filtersOf(search));
}

export function reads(read: Read, { search }: Visit) {
  return read('GET /blog', { query: listQuery(filtersOf(search)) });
}

export function isMissing(found: Found, { search }: Visit): boolean {
  const filters = filtersOf(search);
  const list = found('GET /blog', { query: listQuery(filters) });
  return list !== undefined && isUnknown(filters, list);
}

export function Page() {
  const { search } = useLocation();
  const filters = filtersOf(new URLSearchParams(search));
  const { data } = useQuery(query('GET /blog', { query: listQuery(filters) }));
  const isNone = data !== undefined && isUnknown(filters, data);
  const isHidden = filters.q !== '' || isNone;
  return (
    <>
      <Head
        title={titleOf(filters, data)}
        description={LEAD}
        address={addressOf(isHidden ? {} : filters)}
        hidden={isHidden}
        {...(!isNone && neighbours(filters.page, data?.totalPages, (page) => addressOf({ ...filters, page })))}
      />
      <PageBand eyebrow="The blog" title={blogHeading} lead={LEAD} art="night" />
      <BlogList />
    </>
  );
}
