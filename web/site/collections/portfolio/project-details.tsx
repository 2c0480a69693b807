import type { ReactNode } from 'react';
import { Link } from '#web/ui/routing/link.tsx';
import type { PortfolioItem } from '#contract/collections/portfolio.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { portfolioPath } from './list-address.ts';
import { formatMonth } from './project-date.ts';
import styles from './project-details.module.css';

/** The client, makers, date, category, tags and technologies of a project, and links to the work itself. */
export function ProjectDetails({ project }: { project: PortfolioItem }) {
  const { client, projectDate, category, tags, techUsed, makers, liveUrl, externalUrl } = project;
  const month = formatMonth(projectDate);
  return (
    <aside className={styles.facts} aria-label="Facts">
      <dl className={styles.list}>
        {client && <DetailRow name="Client">{client}</DetailRow>}
        {makers.length > 0 && (
          <DetailRow name="Made by">
            <TagList>
              {makers.map((maker) => (
                <li key={maker}>
                  <bdi>{maker}</bdi>
                </li>
              ))}
            </TagList>
          </DetailRow>
        )}
        {month && (
          <DetailRow name="Date">
            <time dateTime={projectDate.slice(0, 7)}>{month}</time>
          </DetailRow>
        )}
        {category && (
          <DetailRow name="Category">
            <Link to={portfolioPath({ category })}>{category}</Link>
          </DetailRow>
        )}
        {tags.length > 0 && (
          <DetailRow name="Tags">
            <TagList>
              {tags.map((tag) => (
                <li key={tag}>
                  <Link to={portfolioPath({ tag })}>{tag}</Link>
                </li>
              ))}
            </TagList>
          </DetailRow>
        )}
        {techUsed.length > 0 && (
          <DetailRow name="Tech used">
            <TagList>
              {techUsed.map((tech) => (
                <li key={tech}>{tech}</li>
              ))}
            </TagList>
          </DetailRow>
        )}
      </dl>
      {(liveUrl || externalUrl) && (
        <div className={styles.links}>
          {liveUrl && (
            <ButtonLink className={styles.link} href={liveUrl} arrow>
              Visit the site
            </ButtonLink>
          )}
          {externalUrl && (
            <ButtonLink className={styles.link} href={externalUrl}>
              Read more about it
            </ButtonLink>
          )}
        </div>
      )}
    </aside>
  );
}

function DetailRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function TagList({ children }: { children: ReactNode }) {
  return <ul className={styles.words}>{children}</ul>;
}
