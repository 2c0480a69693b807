import type { PortfolioItem } from '#contract/collections/portfolio.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import styles from './project-result.module.css';

/** A longer result is a paragraph rather than a title. */
const SHORT_RESULT = 60;

/** What a project achieved, in a sentence. */
export function ProjectResult({ project, className }: { project: PortfolioItem; className?: string | undefined }) {
  const { result } = project;
  if (!result) return null;
  return (
    <p
      className={[styles.result, result.length > SHORT_RESULT && styles.long, className].filter(Boolean).join(' ')}
      dir="auto"
      data-field={fieldPath(project, 'result')}
    >
      {result}
    </p>
  );
}
