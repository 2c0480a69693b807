import type { ReactNode } from 'react';
import { Link } from '#web/ui/routing/link.tsx';
import type { PortfolioItem } from '#contract/records/portfolio-item.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { addressOf } from './list-address.ts';
import { monthOf } from './project-date.ts';
import styles from './project-facts.module.css';

/** Who, when, what kind and with what, and the ways out to the work itself. */
export function ProjectFacts({ project }: { project: PortfolioItem }) {
  const { client, projectDate, category, tags, techUsed, liveUrl, externalUrl } = project;
  const month = monthOf(projectDate);
  return (
    <aside className={styles.facts} aria-label="Facts">
      <dl className={styles.list}>
        {client && <Fact name="Client">{client}</Fact>}
        {month && (
          <Fact name="Date">
            <time dateTime={projectDate.slice(0, 7)}>{month}</time>
          </Fact>
        )}
        {category && (
          <Fact name="Category">
            <Link to={addressOf({ category })}>{category}</Link>
          </Fact>
        )}
        {tags.length > 0 && (
          <Fact name="Tags">
            <Words>
              {tags.map((tag) => (
                <li key={tag}>
                  <Link to={addressOf({ tag })}>{tag}</Link>
                </li>
              ))}
            </Words>
          </Fact>
        )}
        {techUsed.length > 0 && (
          <Fact name="Tech used">
            <Words>
              {techUsed.map((tech) => (
                <li key={tech}>{tech}</li>
              ))}
            </Words>
          </Fact>
        )}
      </dl>
      {(liveUrl || externalUrl) && (
        <div className={styles.ways}>
          {liveUrl && (
            <ButtonLink href={liveUrl} variant="dark" arrow>
              Visit the site
            </ButtonLink>
          )}
          {externalUrl && (
            <ButtonLink href={externalUrl} variant="outline">
              Read more about it
            </ButtonLink>
          )}
        </div>
      )}
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Words({ children }: { children: ReactNode }) {
  return <ul className={styles.words}>{children}</ul>;
}
