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
      <Empty message={isCategoryOnly ? `No projects in ${category}.` : 'No projects match this choice.'}>
        <ButtonLink href={portfolioPath({})} variant="dark">
          Show all projects
        </ButtonLink>
      </Empty>
    );
  }
  return (
    <Empty message="No projects to show yet. Ask us what we are working on.">
      <ButtonRow>
        <ButtonLink href="/contact" variant="dark">
          Ask about our work
        </ButtonLink>
        <ButtonLink href="/services" variant="outline">
          See what we do
        </ButtonLink>
      </ButtonRow>
    </Empty>
  );
}

function PastEnd({ address }: { address: ListAddress }) {
  return (
    <Empty message={`There is no page ${address.page} here.`}>
      <ButtonLink href={portfolioPath({ ...address, page: 1 })} variant="dark">
        Go to the first page
      </ButtonLink>
    </Empty>
  );
}
