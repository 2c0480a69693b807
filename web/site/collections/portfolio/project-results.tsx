import type { PortfolioItem } from '#contract/collections/portfolio.ts';
import { countUpOnScroll } from '#web/ui/count-up.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import styles from './project-results.module.css';

/** What a project achieved: up to three large figures. */
export function ProjectResults({ results }: { results: PortfolioItem['results'] }) {
  const longest = Math.max(...results.map(({ value }) => value.length));
  return (
    <dl className={[styles.results, styles[figureSize(longest)]].join(' ')}>
      {results.map((result, index) => (
        <div key={index} className={styles.result}>
          <dt className={styles.label} data-field={fieldPath(result, 'label')}>
            {result.label}
          </dt>
          <dd className={styles.value} data-field={fieldPath(result, 'value')}>
            <span className="visually-hidden">{result.value}</span>
            <span ref={countUpOnScroll} aria-hidden="true">
              {result.value}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** All figures are of one size, so that the longest fits into its column. */
function figureSize(length: number): 'large' | 'medium' | 'small' {
  if (length <= 7) return 'large';
  return length <= 10 ? 'medium' : 'small';
}
