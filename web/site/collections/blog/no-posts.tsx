import { navigate } from '#web/ui/routing/history.ts';
import { empty, resetFilters } from '#contract/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/state.tsx';
import { keepsScroll } from '#web/site/layout/route-focus.tsx';
import { ALL_PROJECTS } from '../../projects.ts';
import { blogPath, BLOG_PATH, type Filters } from './list-address.ts';
import styles from './blog.module.css';

interface NoPostsProps {
  filters: Filters;
  totalPages: number;
  /** The number of posts on all pages. */
  total: number;
}

/** Shown instead of an empty list: the reason, and a link to somewhere else. */
export function NoPosts({ filters, total, totalPages }: NoPostsProps) {
  if (total > 0) return <PastEnd filters={filters} totalPages={totalPages} />;
  if (filters.q || filters.tag) return <NoMatches filters={filters} />;
  return (
    <div className={styles.none}>
      <Empty message="No posts yet.">
        <p>We are writing the first one. Until then, have a look at our work.</p>
        <ButtonLink href={ALL_PROJECTS.href} variant="dark" arrow>
          See our work
        </ButtonLink>
      </Empty>
    </div>
  );
}

function PastEnd({ filters, totalPages }: Pick<NoPostsProps, 'filters' | 'totalPages'>) {
  return (
    <div className={styles.none}>
      <Empty message={`There is no page ${filters.page}`}>
        <p>The last page is page {totalPages}.</p>
        <ButtonLink href={blogPath({ ...filters, page: totalPages })} variant="dark">
          Go to page {totalPages}
        </ButtonLink>
      </Empty>
    </div>
  );
}

function NoMatches({ filters: { q, tag } }: Pick<NoPostsProps, 'filters'>) {
  const given = [q && `search “${q}”`, tag && `tag “${tag}”`].filter(Boolean).join(', ');
  return (
    <div className={styles.none}>
      <Empty message={empty.results}>
        <p className={styles.given}>{given}</p>
        <form
          action={BLOG_PATH}
          onSubmit={(event) => {
            event.preventDefault();
            navigate(BLOG_PATH, { state: keepsScroll });
          }}
        >
          <Button type="submit" variant="dark">
            {resetFilters}
          </Button>
        </form>
      </Empty>
    </div>
  );
}
