import type { ReactNode } from 'react';
import { projectColors } from '#contract/colors.ts';
import type { ProjectOnPage } from '#contract/collections/portfolio.ts';
import { beginsWith, htmlToText } from '#web/site/html-text.ts';
import { projectTexts } from '#contract/texts/projects.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { isPortrait, Picture } from '#web/ui/picture.tsx';
import { WIDE } from '#web/ui/picture-sizes.ts';
import { Prose } from '#web/ui/prose.tsx';
import { Inner } from '#web/ui/section.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { ProjectDetails } from './project-details.tsx';
import { ProjectResult } from './project-result.tsx';
import styles from './project-head.module.css';
import { Tinted } from '../../layout/tinted.tsx';

const NO_COLORS = { colors: { ground: '', ink: '', accent: '' }, coverImageUrl: '' };

/** A story of at most this many characters fits beside a cover. */
const SHORT_STORY = 700;
/** A tag of anything but paragraphs and emphasis. */
const OTHER_TAG = /<(?!\/|p\b|br\b|strong\b|em\b)/i;

interface ProjectHeadProps {
  /** The project, of which `title` is shown; none while it loads or if it failed to. */
  project?: ProjectOnPage;
  title: string;
  children?: ReactNode;
}

/** The top of a project's page, in its colours: name, summary, cover and facts. */
export function ProjectHead({ project, title, children }: ProjectHeadProps) {
  const isTall = hasTallCover(project);
  const lead = project?.excerpt && !beginsWith(project.description, project.excerpt) && (
    <p className={styles.lead} dir="auto" data-field={fieldPath(project, 'excerpt')}>
      {project.excerpt}
    </p>
  );
  return (
    <Tinted as="div" isHead className={styles.head} colors={projectColors(project ?? NO_COLORS)}>
      <Inner>
        <BackLink href="/portfolio">{projectTexts.allProjects}</BackLink>
        <div className={[styles.columns, isTall && styles.tall].filter(Boolean).join(' ')}>
          <h1 className={styles.title} dir="auto" data-field={fieldPath(project, 'title')}>
            {title}
          </h1>
          {project && isTall ? (
            <>
              <Cover project={project} />
              <div className={styles.side}>
                {lead}
                <ProjectResult project={project} className={styles.result} />
                {hasStoryInHead(project) && (
                  <Prose
                    className={styles.story}
                    html={project.description}
                    data-field={fieldPath(project, 'description')}
                  />
                )}
                <ProjectDetails project={project} className={styles.facts} />
              </div>
            </>
          ) : (
            <>
              {lead}
              {project?.coverImageUrl && <Cover project={project} />}
              {project && <ProjectDetails project={project} className={styles.facts} />}
            </>
          )}
        </div>
        {children}
      </Inner>
    </Tinted>
  );
}

/** Whether the cover is in portrait format. Beside it, the head has room for the result. */
export function hasTallCover(project: ProjectOnPage | undefined): boolean {
  return isPortrait(project?.coverImageUrl ?? '');
}

/** Whether the story stands beside the cover: a short one without links and headings, which have no colours of their own there. */
export function hasStoryInHead(project: ProjectOnPage): boolean {
  const { description } = project;
  return hasTallCover(project) && !OTHER_TAG.test(description) && htmlToText(description).length <= SHORT_STORY;
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
