import { projectColors } from '#contract/colors.ts';
import type { PortfolioItemInList } from '#contract/collections/portfolio.ts';
import { DuneMark } from '#web/ui/eyebrow.tsx';
import { isPortrait, Picture, type LoadPriority } from '#web/ui/picture.tsx';
import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import { Link } from '#web/ui/routing/link.tsx';
import { categoryAndYear } from './project-date.ts';
import rhythm from '../../layout/project-grid.module.css';
import { projectSlots, slotSizes, type GridSlot } from '../../layout/project-grid.ts';
import { followPointer, OpenSign } from '#web/ui/open-sign.tsx';
import styles from './project-card.module.css';
import { Tinted } from '../../layout/tinted.tsx';

export type CardProject = Pick<
  PortfolioItemInList,
  '_id' | 'slug' | 'title' | 'excerpt' | 'result' | 'colors' | 'category' | 'projectDate' | 'coverImageUrl'
>;

const FIRST_ROW = 2;

/** Covers in alternating rows, each with its title, result, category and year. */
export function ProjectGrid({ projects }: { projects: CardProject[] }) {
  const slots = projectSlots(projects.map(({ coverImageUrl }) => isPortrait(coverImageUrl)));
  return (
    <ul className={rhythm.grid}>
      {projects.map((project, index) => (
        <ProjectCard
          key={project._id}
          project={project}
          slot={slots[index] ?? 'whole'}
          priority={index < FIRST_ROW ? (index === 0 ? 'first' : 'early') : 'late'}
        />
      ))}
    </ul>
  );
}

interface CardProps {
  project: CardProject;
  slot: GridSlot;
  priority: LoadPriority;
}

function ProjectCard({ project, slot, priority }: CardProps) {
  const { slug, title, excerpt, result, coverImageUrl } = project;
  const kind = categoryAndYear(project);
  const isTall = isPortrait(coverImageUrl);
  const classNames = [
    rhythm.place,
    rhythm[slot],
    styles.place,
    styles[slot],
    isTall && rhythm.tall,
    isTall && styles.tall,
  ];
  return (
    <li ref={revealOnScroll} className={classNames.filter(Boolean).join(' ')}>
      <Tinted as="div" colors={projectColors(project)} className={styles.card}>
        <div ref={followPointer} className={[rhythm.frame, styles.frame].join(' ')}>
          {coverImageUrl ? (
            <Picture className={styles.cover} src={coverImageUrl} alt="" sizes={slotSizes(slot)} priority={priority} />
          ) : (
            <span className={styles.none}>
              <DuneMark />
            </span>
          )}
          <OpenSign />
        </div>
        <div className={styles.words}>
          <h3 className={styles.name} dir="auto">
            <Link className={styles.link} to={`/portfolio/${encodeURIComponent(slug)}`}>
              {title}
            </Link>
          </h3>
          {kind && <p className={styles.kind}>{kind}</p>}
          {result && (
            <p className={styles.result} dir="auto">
              {result}
            </p>
          )}
          {slot === 'whole' && excerpt && <p className={styles.excerpt}>{excerpt}</p>}
        </div>
      </Tinted>
    </li>
  );
}
