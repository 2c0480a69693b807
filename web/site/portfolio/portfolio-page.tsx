import { useQuery } from '@tanstack/react-query';
import { useLocation } from '#web/ui/routing/location.tsx';
import { query } from '#web/api.ts';
import { adjacentPages } from '#web/ui/pager.tsx';
import { PageHead } from '../head.tsx';
import { PageBand } from '../layout/page-band.tsx';
import type { PageModule } from '../routes.ts';
import { portfolioPath, isUnknown, listQuery, parseListAddress, portfolioTitle } from './list-address.ts';
import { Portfolio } from './portfolio.tsx';

const LEAD = 'Sites in daily use, still looked after by the people who made them.';

export const page: PageModule = {
  Component: PortfolioPage,
  title: (_, { search }) => portfolioTitle(parseListAddress(search), undefined),
  loadData: (fetchQuery, { search }) => fetchQuery('GET /portfolio', { query: listQuery(parseListAddress(search)) }),
  isNotFound(getData, { search }) {
    const shown = parseListAddress(search);
    const list = getData('GET /portfolio', { query: listQuery(shown) });
    return list !== undefined && isUnknown(shown, list);
  },
  canonicalPath: (search) => portfolioPath(parseListAddress(search)),
};

function PortfolioPage() {
  const shown = parseListAddress(new URLSearchParams(useLocation().search));
  const { data } = useQuery(query('GET /portfolio', { query: listQuery(shown) }));
  const isNone = data !== undefined && isUnknown(shown, data);
  // An empty list is not worth indexing, such as that of a tag and a category without a common project.
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
