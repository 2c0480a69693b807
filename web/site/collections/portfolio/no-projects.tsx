import { projectTexts } from '#contract/texts/projects.ts';
import { ButtonLink, ButtonRow } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/state.tsx';
import { portfolioPath, type ListAddress } from './list-address.ts';

interface NoProjectsProps {
  address: ListAddress;
  /** Whether there are projects, but fewer pages. */
  isPastEnd: boolean;
}

/** Shown instead of an empty list, with links to somewhere else. */
export function NoProjects({ address, isPastEnd }: NoProjectsProps) {
  if (isPastEnd) return <PastEnd address={address} />;
  const { category, tag, q } = address;
  if (category || tag || q) {
    const isCategoryOnly = category && !tag && !q;
    return (
      <Empty message={isCategoryOnly ? projectTexts.noneIn(category) : projectTexts.noneMatch}>
        <ButtonLink href={portfolioPath({})} variant="dark">
          {projectTexts.showAll}
        </ButtonLink>
      </Empty>
    );
  }
  return (
    <Empty message={projectTexts.none}>
      <ButtonRow>
        <ButtonLink href="/contact" variant="dark">
          {projectTexts.ask}
        </ButtonLink>
        <ButtonLink href="/services" variant="outline">
          {projectTexts.whatWeDo}
        </ButtonLink>
      </ButtonRow>
    </Empty>
  );
}

function PastEnd({ address }: { address: ListAddress }) {
  return (
    <Empty message={projectTexts.noPage(address.page)}>
      <ButtonLink href={portfolioPath({ ...address, page: 1 })} variant="dark">
        {projectTexts.firstPage}
      </ButtonLink>
    </Empty>
  );
}
