import { useState } from 'react';
import { projectTexts } from '#contract/texts/projects.ts';
import { useLocation } from '#web/ui/routing/location.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { adjacentPages } from '#web/ui/pager.tsx';
import { IdeaBand } from '../../forms/idea-band.tsx';
import { PageHead } from '../../head.tsx';
import { boxWords, usePageTexts } from '../../page-texts.ts';
import type { PageModule } from '../../routes.ts';
import { CategoryFilter } from './category-filter.tsx';
import { portfolioPath, isUnknown, listQuery, parseListAddress, portfolioTitle } from './list-address.ts';
import { PortfolioHead } from './portfolio-head.tsx';
import { Portfolio } from './portfolio.tsx';
import { loadProjects, useProjects } from './use-projects.ts';

export const page: PageModule = {
  Component: PortfolioPage,
  title: (_, { search }) => portfolioTitle(parseListAddress(search), undefined),
  loadData: (fetchQuery, { search }) => loadProjects(fetchQuery, parseListAddress(search)),
  isNotFound(getData, { search }) {
    const shown = parseListAddress(search);
    const list = getData('GET /portfolio', { query: listQuery({ ...shown, page: 1 }) });
    return list !== undefined && isUnknown(shown, list);
  },
  canonicalPath: (search) => portfolioPath(parseListAddress(search)),
};

function PortfolioPage() {
  const { projectsBox, ...texts } = usePageTexts();
  const lead = texts.projectsLead || projectTexts.lead;
  const shown = parseListAddress(new URLSearchParams(useLocation().search));
  const projects = useProjects(shown);
  const data = projects.isOld ? undefined : projects.data;
  const categories = useLastKnown(projects.data?.categories);
  const isNone = data !== undefined && isUnknown(shown, data);
  // An empty list is not worth indexing, such as that of a tag and a category without a common project.
  const isEmpty = data?.total === 0 && portfolioPath(shown) !== portfolioPath({});
  const isHidden = shown.q !== '' || isNone || isEmpty;
  return (
    <>
      <PageHead
        title={portfolioTitle(shown, data)}
        description={lead}
        address={portfolioPath(isHidden ? {} : shown)}
        hidden={isHidden}
        {...(!isNone && adjacentPages(shown.page, data?.totalPages, (page) => portfolioPath({ ...shown, page })))}
      />
      <PortfolioHead
        title={texts.projectsHeading || projectTexts.heading}
        lead={lead}
        paths={{ title: fieldPath(texts, 'projectsHeading'), lead: fieldPath(texts, 'projectsLead') }}
      >
        <CategoryFilter address={shown} categories={categories ?? []} />
      </PortfolioHead>
      <Portfolio address={shown} projects={projects} />
      {projectsBox.isVisible !== false && <IdeaBand {...boxWords(projectsBox, projectTexts.idea)} of={projectsBox} />}
    </>
  );
}

/** Keeps the last known value, so that the categories stay usable if a list fails to load. */
function useLastKnown<T>(value: T | undefined): T | undefined {
  const [lastKnown, setLastKnown] = useState(value);
  if (value !== undefined && value !== lastKnown) setLastKnown(value);
  return value ?? lastKnown;
}
