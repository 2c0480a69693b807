import { SKELETON_CARDS } from '#contract/constants.ts';
import { blogTexts } from '#contract/texts/blog.ts';
import { LoadingCards } from '#web/ui/skeleton.tsx';
import { LoadFailed } from '#web/ui/state.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { blogPath, type Filters } from './list-address.ts';
import type { PostList } from './blog-list.tsx';
import styles from './blog.module.css';
import grid from './grid.module.css';
import { NoPosts } from './no-posts.tsx';
import { PostCard } from './post-card.tsx';
import { PostGrid } from './post-grid.tsx';
import { pageTurn, usePageFocus } from './use-page-focus.ts';

/** The state of the list: loaded, failed with a message, or pending. */
export interface ListResult {
  list: PostList | undefined;
  failure: string;
  onRetry: () => void;
}

export function Results({ filters, outcome }: { filters: Filters; outcome: ListResult }) {
  const heading = usePageFocus();
  return (
    <div className={styles.results}>
      <h2 ref={heading} className="visually-hidden" tabIndex={-1}>
        {filters.page > 1 ? blogTexts.postsPage(filters.page) : blogTexts.posts}
      </h2>
      <ResultList filters={filters} {...outcome} />
    </div>
  );
}

function ResultList({ filters, list, failure, onRetry }: ListResult & { filters: Filters }) {
  if (failure) return <LoadFailed message={failure} onRetry={onRetry} />;
  if (!list) return <LoadingCards count={SKELETON_CARDS} className={grid.grid} cardClassName={grid.skeleton} />;
  if (list.items.length === 0) return <NoPosts filters={filters} total={list.total} totalPages={list.totalPages} />;
  return (
    <>
      <Posts filters={filters} posts={list.items} />
      <div className={styles.pager}>
        <Pager
          page={filters.page}
          totalPages={list.totalPages}
          hrefOf={(page) => blogPath({ ...filters, page })}
          state={pageTurn}
          label={blogTexts.pagesOfPosts}
        />
      </div>
    </>
  );
}

/** The newest post is featured on page 1 without filters. */
function Posts({ filters: { page, q, tag }, posts }: { filters: Filters; posts: PostList['items'] }) {
  const isFront = page === 1 && !q && !tag;
  const featured = isFront ? posts[0] : undefined;
  const rest = isFront ? posts.slice(1) : posts;
  return (
    <>
      {featured && <PostCard post={featured} size="featured" priority="first" />}
      {rest.length > 0 && <PostGrid posts={rest} eager={!isFront} fullCount={featured ? 1 : 2} />}
    </>
  );
}
