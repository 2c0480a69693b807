import { useState, type ReactNode } from 'react';
import { SKELETON_CARDS } from '#contract/constants.ts';
import { loadFailedTexts } from '#contract/texts/load-failed.ts';
import { projectTexts } from '#contract/texts/projects.ts';
import { messageOf, type Reply } from '#web/api.ts';
import { Inner } from '#web/ui/section.tsx';
import { LoadingCards } from '#web/ui/skeleton.tsx';
import { LoadFailed } from '#web/ui/state.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { ActiveFilters } from './active-filters.tsx';
import { LIST_ID, portfolioPath, projectCount, type ListAddress } from './list-address.ts';
import { NoProjects } from './no-projects.tsx';
import { ProjectGrid } from './project-card.tsx';
import { ShowMore } from './show-more.tsx';
import type { useProjects } from './use-projects.ts';
import styles from './portfolio.module.css';

interface PortfolioProps {
  address: ListAddress;
  projects: ReturnType<typeof useProjects>;
}

/** The projects that the URL asks for. */
export function Portfolio({ address, projects }: PortfolioProps) {
  const { data, error, isFetching, isOld, refetch } = projects;
  return (
    <section className={styles.projects} aria-labelledby={LIST_ID} aria-busy={isFetching && (!data || isOld)}>
      <Inner>
        <h2 className={['visually-hidden', styles.title].join(' ')} id={LIST_ID} tabIndex={-1}>
          {projectTexts.projects}
        </h2>
        {data && <PortfolioView address={address} list={data} isOld={isOld} />}
        {error && !isFetching && <LoadFailed message={messageOf(error, loadFailedTexts.projects)} onRetry={refetch} />}
        {!data && !(error && !isFetching) && <LoadingCards count={SKELETON_CARDS} className={styles.loading} />}
      </Inner>
    </section>
  );
}

interface PortfolioViewProps {
  address: ListAddress;
  /** All projects up to the page of the URL. */
  list: Reply<'GET /portfolio'>;
  /** Whether it is still the list of the previous URL. */
  isOld?: boolean;
}

export function PortfolioView({ address, list, isOld = false }: PortfolioViewProps) {
  const { items, total, totalPages } = list;
  const shownPath = useSettled(portfolioPath({ ...address, page: 1 }), isOld);
  const isPastEnd = !isOld && total > 0 && address.page > totalPages;
  return (
    <>
      <p className="visually-hidden" role="status">
        {!isOld && projectCount(total, address.category)}
      </p>
      <ActiveFilters address={address} total={total} />
      <FadeIn key={shownPath} isOld={isOld}>
        {items.length > 0 && !isPastEnd ? (
          <ProjectGrid projects={items} />
        ) : (
          <NoProjects address={address} isPastEnd={isPastEnd} />
        )}
      </FadeIn>
      {!isOld && !isPastEnd && <ShowMore address={address} total={total} shown={items.length} />}
    </>
  );
}

/** Fades a list in that replaces another one. The list of the page's first view does not move. */
function FadeIn({ isOld, children }: { isOld: boolean; children: ReactNode }) {
  const isHydrated = useHydrated();
  const [isNew] = useState(isHydrated);
  return (
    <div className={[styles.list, isNew && styles.new, isOld && styles.old].filter(Boolean).join(' ')}>{children}</div>
  );
}

/** The last value that is not of the previous list. */
function useSettled<T>(value: T, isOld: boolean): T {
  const [settled, setSettled] = useState(value);
  if (!isOld && value !== settled) setSettled(value);
  return isOld ? settled : value;
}
