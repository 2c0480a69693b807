import { projectColors } from '#contract/colors.ts';
import type { ProjectOnPage } from '#contract/collections/portfolio.ts';
import { projectTexts } from '#contract/texts/projects.ts';
import { Prose } from '#web/ui/prose.tsx';
import { Inner } from '#web/ui/section.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { galleryPictures } from './gallery-pictures.ts';
import { ProjectGallery } from './project-gallery.tsx';
import { hasStoryInHead, hasTallCover, ProjectHead } from './project-head.tsx';
import { ProjectQuote } from './project-quote.tsx';
import { ProjectResult } from './project-result.tsx';
import { ProjectResults } from './project-results.tsx';
import styles from './project.module.css';
import { Tinted } from '../../layout/tinted.tsx';

/** A project: head, story, results, the client's words and pictures. Empty fields are left out. */
export function ProjectView({ project }: { project: ProjectOnPage }) {
  const { title, description } = project;
  const pictures = galleryPictures(project);
  const results = project.results.filter(({ value }) => value);
  const quote = project.quote.text ? project.quote : null;
  return (
    <>
      <ProjectHead project={project} title={title} />
      {description && !hasStoryInHead(project) && (
        <section className={styles.story} aria-label={projectTexts.story}>
          <Inner className={styles.columns}>
            {!hasTallCover(project) && <ProjectResult project={project} className={styles.result} />}
            <Prose html={description} data-field={fieldPath(project, 'description')} />
          </Inner>
        </section>
      )}
      {(results.length > 0 || quote) && (
        <Tinted className={styles.proof} colors={projectColors(project)} aria-label={projectTexts.results}>
          <Inner>
            {results.length > 0 && <ProjectResults results={results} />}
            {quote && <ProjectQuote quote={quote} />}
          </Inner>
        </Tinted>
      )}
      {pictures.length > 0 && (
        <section className={styles.pictures} aria-label={projectTexts.pictures}>
          <Inner>
            <ProjectGallery title={title} pictures={pictures} />
          </Inner>
        </section>
      )}
    </>
  );
}
