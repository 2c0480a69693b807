import { projectTexts } from '#contract/texts/projects.ts';
import { ButtonLink, ButtonRow } from '#web/ui/button.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { Empty } from '#web/ui/state.tsx';
import { usePageTexts } from '../../page-texts.ts';
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
  return <NoneYet />;
}

function NoneYet() {
  const texts = usePageTexts();
  return (
    <Empty message={texts.projectsEmpty || projectTexts.none} data-field={fieldPath(texts, 'projectsEmpty')}>
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
