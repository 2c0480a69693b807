import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from '#web/ui/routing/location.tsx';
import { SKELETON_CARDS } from '#contract/constants.ts';
import { loadFailed } from '#contract/texts.ts';
import { messageOf, query, type Reply } from '#web/api.ts';
import { Pager } from '#web/ui/pager.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingCards } from '#web/ui/skeleton.tsx';
import { LoadFailed } from '#web/ui/state.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { portfolioPath, projectCount, LIST_ID, listQuery, parseListAddress, type ListAddress } from './list-address.ts';
import { ActiveFilters } from './active-filters.tsx';
import { NoProjects } from './no-projects.tsx';
import styles from './portfolio.module.css';
import { ProjectGrid } from './project-card.tsx';

/** The projects that the URL asks for. The previous list stays while the next one loads. */
export function Portfolio() {
  const address = parseListAddress(new URLSearchParams(useLocation().search));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query('GET /portfolio', { query: listQuery(address) }),
    placeholderData: keepPreviousData,
  });
  const categories = useLastKnown(data?.categories);
  return (
    <Section ridge="a" aria-labelledby={LIST_ID} aria-busy={isFetching && (!data || isPlaceholderData)}>
      <h2 className={['visually-hidden', styles.title].join(' ')} id={LIST_ID} tabIndex={-1}>
        Projects
      </h2>
      <CategoryFilter address={address} categories={categories ?? []} />
      {data ? (
        <PortfolioView address={address} list={data} isOld={isPlaceholderData} />
      ) : error && !isFetching ? (
        <LoadFailed message={messageOf(error, loadFailed.portfolio)} onRetry={() => void refetch()} />
      ) : (
        <LoadingCards count={SKELETON_CARDS} className={styles.loading} />
      )}
    </Section>
  );
}

/** Keeps the last known value, so that the categories stay usable if a list fails to load. */
function useLastKnown<T>(value: T | undefined): T | undefined {
  const [lastKnown, setLastKnown] = useState(value);
  if (value !== undefined && value !== lastKnown) setLastKnown(value);
  return value ?? lastKnown;
}

interface PortfolioViewProps {
  address: ListAddress;
  list: Reply<'GET /portfolio'>;
  /** Whether it is still the list of the previous URL. */
  isOld?: boolean;
}

export function PortfolioView({ address, list, isOld = false }: PortfolioViewProps) {
  const { items, total, totalPages } = list;
  return (
    <>
      <p className="visually-hidden" role="status">
        {!isOld && projectCount(total, address.category)}
      </p>
      <ActiveFilters address={address} total={total} />
      <div className={[styles.list, isOld && styles.old].filter(Boolean).join(' ')}>
        {items.length > 0 ? (
          <ProjectGrid projects={items} atTop />
        ) : (
          <NoProjects address={address} isPastEnd={total > 0} />
        )}
      </div>
      {total > 0 && (
        <Pager
          page={address.page}
          totalPages={totalPages}
          hrefOf={(page) => `${portfolioPath({ ...address, page })}#${LIST_ID}`}
          label="Pages of projects"
        />
      )}
    </>
  );
}
