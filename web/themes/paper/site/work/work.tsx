import type { ProjectInList } from '#contract/projects.ts';
import type { BlockProps } from '#web/site/blocks/block-view.ts';
import { projectPath, type ProjectList } from '#web/site/projects.ts';
import { fieldPath, headingPaths } from '#web/ui/field-path.ts';
import { PHONE } from '#web/ui/picture-sizes.ts';
import { isPortrait, Picture } from '#web/ui/picture.tsx';
import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import { Link } from '#web/ui/routing/link.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import { SmartLink } from '#web/ui/smart-link.tsx';
import { Figure } from '../../ui/figure.tsx';
import styles from './plates.module.css';

/** Of plates across the page, and of the two beside each other; see `PHONE`. */
const SIZES = { wide: `(min-width: 700px) 62vw, ${PHONE}`, half: `(min-width: 700px) 42vw, ${PHONE}` };

interface WorkData {
  projects: ProjectList | undefined;
}

/** Finished projects as plates on an uneven grid, with their captions beside or below. Left out without projects. */
export function Work({ content, data, place }: BlockProps<'work', WorkData>) {
  const { eyebrow, heading, lead, cta } = content;
  const chosen = (slug: string) => content.projects.find((entry) => entry.slug === slug);
  const projects = data.projects?.items ?? [];
  if (projects.length === 0) return null;
  return (
    <Section id={place.anchor} aria-labelledby={`${place.anchor}-heading`}>
      <SectionHeading
        id={`${place.anchor}-heading`}
        level={place.level}
        eyebrow={eyebrow}
        title={heading}
        lead={lead}
        paths={headingPaths(content)}
      />
      <ul className={styles.plates}>
        {projects.map((project, index) => (
          <Plate
            key={project._id}
            project={project}
            sizes={index % 3 === 0 ? SIZES.wide : SIZES.half}
            path={fieldPath(chosen(project.slug), 'slug')}
          />
        ))}
      </ul>
      {cta.label && cta.href && (
        <SmartLink href={cta.href} className={styles.all} data-field={fieldPath(cta, 'label')}>
          {cta.label}
        </SmartLink>
      )}
    </Section>
  );
}

interface PlateProps {
  project: ProjectInList;
  sizes: string;
  /** That of its entry in the preview. */
  path: string | undefined;
}

/** A project with its cover. */
function Plate({ project, sizes, path }: PlateProps) {
  const { slug, title, category, excerpt, result, coverImageUrl } = project;
  return (
    <li
      ref={revealOnScroll}
      className={[styles.plate, isPortrait(coverImageUrl) && styles.portrait].filter(Boolean).join(' ')}
      data-field={path}
    >
      <div className={styles.frame}>
        {coverImageUrl ? (
          <Picture className={styles.cover} src={coverImageUrl} alt="" sizes={sizes} />
        ) : (
          <Figure className={styles.none} number={title.length} />
        )}
      </div>
      <div className={styles.caption}>
        {category && <p className={styles.category}>{category}</p>}
        <h3 className={styles.name}>
          <Link className={styles.link} to={projectPath(slug)}>
            {title}
          </Link>
        </h3>
        {(result || excerpt) && <p className={styles.result}>{result || excerpt}</p>}
      </div>
    </li>
  );
}
