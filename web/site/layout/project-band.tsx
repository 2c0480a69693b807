import { projectColors } from '#contract/colors.ts';
import type { ProjectInList } from '#contract/projects.ts';
import { Arrow } from '#web/ui/button.tsx';
import { isPortrait, Picture } from '#web/ui/picture.tsx';
import { Link } from '#web/ui/routing/link.tsx';
import { Inner } from '#web/ui/section.tsx';
import { projectPath } from '../projects.ts';
import styles from './project-band.module.css';
import { Tinted } from './tinted.tsx';

type Project = Pick<ProjectInList, 'slug' | 'title' | 'excerpt' | 'result' | 'colors' | 'coverImageUrl'>;

interface ProjectBandProps {
  project: Project;
  /** The small words above its title. */
  label: string;
  'data-field'?: string | undefined;
}

/** A full-width link to a project, in its colours. */
export function ProjectBand({ project, label, ...rest }: ProjectBandProps) {
  const { slug, title, excerpt, result, coverImageUrl } = project;
  return (
    <Tinted className={styles.band} colors={projectColors(project)} aria-labelledby="project-band" {...rest}>
      <article>
        <Inner className={styles.columns}>
          <div className={styles.words}>
            <h2 id="project-band" className={styles.label}>
              {label}
            </h2>
            <h3 className={styles.title} dir="auto">
              <Link className={styles.link} to={projectPath(slug)}>
                {title}
              </Link>
            </h3>
            {(result || excerpt) && (
              <p className={styles.result} dir="auto">
                {result || excerpt}
              </p>
            )}
            <span className={styles.sign} aria-hidden="true">
              <Arrow />
            </span>
          </div>
          {coverImageUrl && (
            <div className={styles.frame}>
              <Picture
                className={[styles.cover, isPortrait(coverImageUrl) && styles.portrait].filter(Boolean).join(' ')}
                src={coverImageUrl}
                alt=""
                sizes={SIZES}
              />
            </div>
          )}
        </Inner>
      </article>
    </Tinted>
  );
}

const SIZES = '(min-width: 1736px) 858px, (min-width: 900px) 51vw, calc(92vw - 40px)';
