import { COLLECTION_PAGE_SIZE } from '#contract/constants.ts';
import { projectTexts } from '#contract/texts/projects.ts';
import { Link } from '#web/ui/routing/link.tsx';
import { keepsScroll } from '../../layout/route-focus.tsx';
import { portfolioPath, type ListAddress } from './list-address.ts';
import styles from './portfolio.module.css';

interface ShowMoreProps {
  address: ListAddress;
  /** The number of all projects with these filters. */
  total: number;
  /** The number of those on the page. */
  shown: number;
}

/** The link to the same list with more projects, if it is not complete. */
export function ShowMore({ address, total, shown }: ShowMoreProps) {
  const count = Math.min(total - shown, COLLECTION_PAGE_SIZE);
  if (count <= 0) return null;
  const page = Math.floor(shown / COLLECTION_PAGE_SIZE) + 1;
  return (
    <p className={styles.more}>
      <Link to={portfolioPath({ ...address, page })} state={keepsScroll} rel="next" className={styles.moreLink}>
        {projectTexts.more(count)}
      </Link>
    </p>
  );
}
