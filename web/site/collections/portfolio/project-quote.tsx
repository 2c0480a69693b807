import type { PortfolioItem } from '#contract/collections/portfolio.ts';
import { ResponsiveImage } from '#web/ui/picture.tsx';
import styles from './project-quote.module.css';

/** The client's words about a project. */
export function ProjectQuote({ quote: { text, by, role, imageUrl } }: { quote: PortfolioItem['quote'] }) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words} dir="auto">
        {text}
      </blockquote>
      {by && (
        <figcaption className={styles.source}>
          {imageUrl && (
            <ResponsiveImage
              className={styles.face}
              src={imageUrl}
              sizes="64px"
              alt=""
              width={64}
              height={64}
              loading="lazy"
            />
          )}
          <span>
            <strong className={styles.name}>{by}</strong>
            {role && <span className={styles.role}>{role}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
