import { blogTexts } from '#contract/texts/blog.ts';
import { navigate } from '#web/ui/routing/history.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/state.tsx';
import { keepsScroll } from '#web/site/layout/route-focus.tsx';
import { PROJECTS_PATH } from '../../projects.ts';
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
      <Empty message={blogTexts.none}>
        <p>{blogTexts.noneYet}</p>
        <ButtonLink href={PROJECTS_PATH} variant="dark" arrow>
          {blogTexts.seeWork}
        </ButtonLink>
      </Empty>
    </div>
  );
}

function PastEnd({ filters, totalPages }: Pick<NoPostsProps, 'filters' | 'totalPages'>) {
  return (
    <div className={styles.none}>
      <Empty message={blogTexts.noPage(filters.page)}>
        <p>{blogTexts.lastPage(totalPages)}</p>
        <ButtonLink href={blogPath({ ...filters, page: totalPages })} variant="dark">
          {blogTexts.goToPage(totalPages)}
        </ButtonLink>
      </Empty>
    </div>
  );
}

function NoMatches({ filters: { q, tag } }: Pick<NoPostsProps, 'filters'>) {
  const given = [q && blogTexts.forSearch(q), tag && blogTexts.forTag(tag)].filter(Boolean).join(', ');
  return (
    <div className={styles.none}>
      <Empty message={blogTexts.noResults}>
        <p className={styles.given}>{given}</p>
        <form
          action={BLOG_PATH}
          onSubmit={(event) => {
            event.preventDefault();
            navigate(BLOG_PATH, { state: keepsScroll });
          }}
        >
          <Button type="submit" variant="dark">
            {blogTexts.resetFilters}
          </Button>
        </form>
      </Empty>
    </div>
  );
}
