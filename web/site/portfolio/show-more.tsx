import { useEffect, useRef } from 'react';
import { PORTFOLIO_PAGE_SIZE } from '#contract/constants.ts';
import { onInView } from '#web/ui/in-view.ts';
import { Link } from '#web/ui/routing/link.tsx';
import { navigate } from '#web/ui/routing/history.ts';
import { keepsScroll } from '../layout/route-focus.tsx';
import { portfolioPath, type ListAddress } from './list-address.ts';
import styles from './portfolio.module.css';

interface ShowMoreProps {
  address: ListAddress;
  /** The number of all projects with these filters. */
  total: number;
  /** The number of those on the page. */
  shown: number;
}

/** How near to the window the end of the list comes before the next projects are added. */
const AHEAD = '800px 0px';

/** Adds the next projects to the list when the visitor comes near its end. Without scripts it is a link. */
export function ShowMore({ address, total, shown }: ShowMoreProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const next = portfolioPath({ ...address, page: address.page + 1 });
  // Not while the projects of the last step load.
  const hasMore = shown < total && shown >= address.page * PORTFOLIO_PAGE_SIZE;
  useEffect(() => {
    if (!hasMore || !end.current) return undefined;
    return onInView(end.current, () => navigate(next, { replace: true, state: keepsScroll }), AHEAD);
  }, [hasMore, next]);
  if (!hasMore) return null;
  const count = Math.min(total - shown, PORTFOLIO_PAGE_SIZE);
  return (
    <p ref={end} className={styles.more}>
      <Link to={next} state={keepsScroll} rel="next" className={styles.moreLink}>
        Show {count === 1 ? 'one more project' : `${count} more projects`}
      </Link>
    </p>
  );
}
