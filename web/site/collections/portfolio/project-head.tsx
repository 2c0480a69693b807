import type { ReactNode } from 'react';
import { projectColors } from '#contract/colors.ts';
import type { ProjectOnPage } from '#contract/collections/portfolio.ts';
import { beginsWith } from '#web/site/html-text.ts';
import { projectTexts } from '#contract/texts/projects.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { isPortrait, Picture } from '#web/ui/picture.tsx';
import { WIDE } from '#web/ui/picture-sizes.ts';
import { Inner } from '#web/ui/section.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { ProjectDetails } from './project-details.tsx';
import { ProjectResult } from './project-result.tsx';
import styles from './project-head.module.css';
import { Tinted } from '../../layout/tinted.tsx';

const NO_COLORS = { colors: { ground: '', ink: '', accent: '' }, coverImageUrl: '' };

interface ProjectHeadProps {
  /** The project, of which `title` is shown; none while it loads or if it failed to. */
  project?: ProjectOnPage;
  title: string;
  children?: ReactNode;
}

/** The top of a project's page, in its colours: name, summary, cover and facts. */
export function ProjectHead({ project, title, children }: ProjectHeadProps) {
  const isTall = hasTallCover(project);
  const hasLead = project?.excerpt && !beginsWith(project.description, project.excerpt);
  return (
    <Tinted as="div" isHead className={styles.head} colors={projectColors(project ?? NO_COLORS)}>
      <Inner>
        <BackLink href="/portfolio">{projectTexts.allProjects}</BackLink>
        <div className={[styles.columns, isTall && styles.tall].filter(Boolean).join(' ')}>
          <h1 className={styles.title} dir="auto" data-field={fieldPath(project, 'title')}>
            {title}
          </h1>
          {hasLead && (
            <p className={styles.lead} dir="auto" data-field={fieldPath(project, 'excerpt')}>
              {project.excerpt}
            </p>
          )}
          {project?.coverImageUrl && <Cover project={project} />}
          {isTall && project && <ProjectResult project={project} className={styles.result} />}
          {project && <ProjectDetails project={project} className={styles.facts} />}
        </div>
        {children}
      </Inner>
    </Tinted>
  );
}

/** Beside a cover in portrait format the head has room for the result. */
export function hasTallCover(project: ProjectOnPage | undefined): boolean {
  return isPortrait(project?.coverImageUrl ?? '');
}

function Cover({ project }: { project: ProjectOnPage }) {
  const { title, coverImageUrl: src, coverAlt } = project;
  return (
    <div className={styles.frame}>
      <Picture
        data-cover=""
        data-field={fieldPath(project, 'coverImageUrl')}
        className={styles.cover}
        src={src}
        alt={coverAlt || projectTexts.cover(title)}
        sizes={WIDE}
        priority="first"
      />
    </div>
  );
}
