import type { ReactNode } from 'react';
import { projectTexts } from '#contract/texts/projects.ts';
import { Link } from '#web/ui/routing/link.tsx';
import { keepsScroll } from '#web/site/layout/route-focus.tsx';
import { portfolioPath, projectCount, type ListAddress } from './list-address.ts';
import styles from './active-filters.module.css';

/** The current tag and search, with links to remove them. The list has no controls for them: they come with a link. */
export function ActiveFilters({ address, total }: { address: ListAddress; total: number }) {
  const { tag, q } = address;
  if (!tag && !q) return null;
  return (
    <p className={styles.narrowed}>
      <span>{projectCount(total)}</span>
      {tag && (
        <RemoveFilter to={portfolioPath({ ...address, tag: '', page: 1 })} label={projectTexts.removeTag(tag)}>
          {projectTexts.tag(tag)}
        </RemoveFilter>
      )}
      {q && (
        <RemoveFilter to={portfolioPath({ ...address, q: '', page: 1 })} label={projectTexts.removeSearch(q)}>
          {projectTexts.search(q)}
        </RemoveFilter>
      )}
    </p>
  );
}

function RemoveFilter({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link className={styles.removal} to={to} state={keepsScroll}>
      <span>{children}</span>
      <svg width="12" height="12" viewBox="0 0 14 14" fill="none" role="img" aria-label={label}>
        <path d="m2 2 10 10M12 2 2 12" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </Link>
  );
}
