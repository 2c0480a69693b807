import type { ReactNode } from 'react';
import { shownCategory } from '#contract/projects.ts';
import { projectTexts } from '#contract/texts/projects.ts';
import { Link } from '#web/ui/routing/link.tsx';
import type { PortfolioItem } from '#contract/collections/portfolio.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { usePageTexts } from '../../page-texts.ts';
import { portfolioPath } from './list-address.ts';
import { formatMonth } from './project-date.ts';
import styles from './project-details.module.css';

/** The client, makers, date, category, tags and technologies of a project, and links to the work itself. */
export function ProjectDetails({ project, className }: { project: PortfolioItem; className?: string | undefined }) {
  const { client, projectDate, category, tags, techUsed, makers, liveUrl, externalUrl } = project;
  const texts = usePageTexts();
  const month = formatMonth(projectDate);
  const shown = shownCategory(category);
  const isEmpty = ![client, month, shown, liveUrl, externalUrl].some(Boolean) && ![tags, techUsed, makers].some(hasAny);
  const path = (field: keyof PortfolioItem) => fieldPath(project, field);
  if (isEmpty) return null;
  return (
    <aside className={[styles.facts, className].join(' ')} aria-label={projectTexts.facts}>
      <dl className={styles.list}>
        {client && (
          <DetailRow name={projectTexts.client} path={path('client')}>
            {client}
          </DetailRow>
        )}
        {makers.length > 0 && (
          <DetailRow name={projectTexts.madeBy} path={path('makers')}>
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
          <DetailRow name={projectTexts.date} path={path('projectDate')}>
            <time dateTime={projectDate.slice(0, 7)}>{month}</time>
          </DetailRow>
        )}
        {shown && (
          <DetailRow name={projectTexts.category} path={path('category')}>
            <Link to={portfolioPath({ category })}>{shown}</Link>
          </DetailRow>
        )}
        {tags.length > 0 && (
          <DetailRow name={projectTexts.tags} path={path('tags')}>
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
          <DetailRow
            name={texts.projectTools || projectTexts.techUsed}
            path={path('techUsed')}
            namePath={fieldPath(texts, 'projectTools')}
          >
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
            <ButtonLink
              className={styles.link}
              href={liveUrl}
              arrow
              data-field={path('liveUrl') ?? fieldPath(texts, 'projectVisit')}
            >
              {texts.projectVisit || projectTexts.visit}
            </ButtonLink>
          )}
          {externalUrl && (
            <ButtonLink className={styles.link} href={externalUrl} data-field={path('externalUrl')}>
              {projectTexts.readMore}
            </ButtonLink>
          )}
        </div>
      )}
    </aside>
  );
}

function hasAny({ length }: readonly unknown[]): boolean {
  return length > 0;
}

interface RowProps {
  name: string;
  /** The path of its field in the preview. */
  path: string | undefined;
  /** The path of the field with its name, if people edit it. */
  namePath?: string | undefined;
  children: ReactNode;
}

function DetailRow({ name, path, namePath, children }: RowProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name} data-field={namePath}>
        {name}
      </dt>
      <dd className={styles.value} data-field={path}>
        {children}
      </dd>
    </div>
  );
}

function TagList({ children }: { children: ReactNode }) {
  return <ul className={styles.words}>{children}</ul>;
}
