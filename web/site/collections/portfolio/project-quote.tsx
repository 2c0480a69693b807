import type { PortfolioItem } from '#contract/collections/portfolio.ts';
import { ResponsiveImage } from '#web/ui/picture.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import styles from './project-quote.module.css';

/** The client's words about a project. */
export function ProjectQuote({ quote }: { quote: PortfolioItem['quote'] }) {
  const { text, by, role, imageUrl } = quote;
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words} dir="auto" data-field={fieldPath(quote, 'text')}>
        {text}
      </blockquote>
      {by && (
        <figcaption className={styles.source}>
          {imageUrl && (
            <ResponsiveImage
              className={styles.face}
              src={imageUrl}
              data-field={fieldPath(quote, 'imageUrl')}
              sizes="64px"
              alt=""
              width={64}
              height={64}
              loading="lazy"
            />
          )}
          <span>
            <strong className={styles.name} data-field={fieldPath(quote, 'by')}>
              {by}
            </strong>
            {role && (
              <span className={styles.role} data-field={fieldPath(quote, 'role')}>
                {role}
              </span>
            )}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
