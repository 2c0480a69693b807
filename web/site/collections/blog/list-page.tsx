import { blogTexts } from '#contract/texts/blog.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';
import { useLocation } from '#web/ui/routing/location.tsx';
import { query } from '#web/api.ts';
import { adjacentPages } from '#web/ui/pager.tsx';
import { PageHead } from '../../head.tsx';
import { usePageTexts } from '../../page-texts.ts';
import type { PageModule } from '../../routes.ts';
import { blogPath, parseFilters, isUnknown, listQuery, blogTitle } from './list-address.ts';
import { BlogHead } from './blog-head.tsx';
import { BlogList } from './blog-list.tsx';

export const page: PageModule = {
  Component: BlogPage,
  title: (_, { search }) => blogTitle(parseFilters(search), undefined),
  loadData: (fetchQuery, { search }) => fetchQuery('GET /blog', { query: listQuery(parseFilters(search)) }),
  isNotFound(getData, { search }) {
    const filters = parseFilters(search);
    const list = getData('GET /blog', { query: listQuery(filters) });
    return list !== undefined && isUnknown(filters, list);
  },
  canonicalPath: (search) => blogPath(parseFilters(search)),
};

function BlogPage() {
  const { search } = useLocation();
  const filters = parseFilters(new URLSearchParams(search));
  const texts = usePageTexts();
  const { data } = useQuery(query('GET /blog', { query: listQuery(filters) }));
  const isNone = data !== undefined && isUnknown(filters, data);
  const isHidden = filters.q !== '' || isNone;
  return (
    <>
      <PageHead
        title={blogTitle(filters, data)}
        description={texts.blogDescription || blogTexts.lead}
        address={blogPath(isHidden ? {} : filters)}
        hidden={isHidden}
        {...(!isNone && adjacentPages(filters.page, data?.totalPages, (page) => blogPath({ ...filters, page })))}
      />
      <BlogHead />
      <BlogList />
    </>
  );
}
