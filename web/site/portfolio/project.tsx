import type { PortfolioItem } from '#contract/records/portfolio-item.ts';
import { COLUMN } from '#web/ui/picture-sizes.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Prose } from '#web/ui/prose.tsx';
import { Inner, Section } from '#web/ui/section.tsx';
import { galleryPictures } from './gallery-pictures.ts';
import { ProjectDetails } from './project-details.tsx';
import { ProjectGallery } from './project-gallery.tsx';
import styles from './project.module.css';

/** A project below its band: cover, text, details and pictures. Empty fields are left out. */
export function ProjectView({ project }: { project: PortfolioItem }) {
  const { title, description, coverImageUrl } = project;
  const pictures = galleryPictures(project);
  return (
    <>
      {coverImageUrl && (
        <div className={styles.over}>
          <Inner>
            <Picture
              data-cover=""
              className={styles.cover}
              src={coverImageUrl}
              alt={`${title}, cover`}
              sizes={COLUMN}
              priority="first"
            />
          </Inner>
        </div>
      )}
      <Section
        className={coverImageUrl ? styles.below : undefined}
        ridge={coverImageUrl ? undefined : 'a'}
        aria-label="Project"
      >
        <div className={description ? styles.columns : undefined}>
          {description && <Prose html={description} />}
          <ProjectDetails project={project} />
        </div>
        {pictures.length > 0 && <ProjectGallery title={title} pictures={pictures} />}
      </Section>
    </>
  );
}
