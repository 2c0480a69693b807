import { loadFailedTexts } from '#contract/texts/load-failed.ts';
import { blogTexts } from '#contract/texts/blog.ts';
import { useQuery } from '#web/site/query-client/use-query.tsx';
import { useRef } from 'react';
import { useLocation } from '#web/ui/routing/location.tsx';
import { messageOf, query, type Reply } from '#web/api.ts';
import { Section } from '#web/ui/section.tsx';
import { parseFilters, listQuery, type Filters } from './list-address.ts';
import { Results, type ListResult } from './results.tsx';
import { BlogSearch } from './search.tsx';
import { TagChips } from './tag-chips.tsx';
import styles from './tools.module.css';
import { useListKeys } from './use-list-keys.ts';

export type PostList = Reply<'GET /blog'>;

/** The posts that the URL asks for, with search and filters. */
export function BlogList() {
  const { search } = useLocation();
  const filters = parseFilters(new URLSearchParams(search));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query('GET /blog', { query: listQuery(filters) }),
    keepsPreviousData: true,
  });
  const failure = error && !isFetching ? messageOf(error, loadFailedTexts.blog) : '';
  return (
    <BlogListView
      filters={filters}
      tags={data?.tags ?? []}
      totalPages={data?.totalPages ?? 0}
      outcome={{ list: isPlaceholderData ? undefined : data, failure, onRetry: () => void refetch() }}
    />
  );
}

interface BlogListViewProps {
  filters: Filters;
  /** The tags of the previous list while the next one loads. */
  tags: PostList['tags'];
  totalPages: number;
  outcome: ListResult;
}

export function BlogListView({ filters, tags, totalPages, outcome }: BlogListViewProps) {
  const input = useRef<HTMLInputElement>(null);
  useListKeys(input, filters, totalPages);
  return (
    <Section ridge="b" className={styles.section} aria-label={blogTexts.posts}>
      <div className={styles.tools}>
        <BlogSearch filters={filters} input={input} />
        <TagChips tags={tags} filters={filters} />
      </div>
      <p className={isFiltered(filters) ? styles.count : 'visually-hidden'} role="status">
        {outcome.list && postCount(outcome.list, filters)}
      </p>
      <Results filters={filters} outcome={outcome} />
    </Section>
  );
}

/** Whether the list shows less than the newest posts; its count then tells something. */
function isFiltered({ page, q, tag }: Filters): boolean {
  return page > 1 || q !== '' || tag !== '';
}

/** The number of posts, in words. */
export function postCount({ total }: PostList, { page, q, tag }: Filters): string {
  const posts = blogTexts.count(total);
  if (total === 0) return posts;
  const text = q || tag ? blogTexts.found(posts) : blogTexts.newestFirst(posts);
  return page > 1 ? blogTexts.onPage(text, page) : text;
}
