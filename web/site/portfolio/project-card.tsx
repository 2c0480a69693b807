import { Link } from '#web/ui/routing/link.tsx';
import type { PortfolioItem } from '#contract/records/portfolio-item.ts';
import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import { DuneMark } from '#web/ui/eyebrow.tsx';
import { Picture, type LoadPriority } from '#web/ui/picture.tsx';
import styles from './project-card.module.css';
import { categoryAndYear } from './project-date.ts';
import rhythm from './grid-layout.module.css';
import { slotsFor, slotSizes, projectRows, type GridSlot } from './grid-layout.ts';

export type CardProject = Pick<
  PortfolioItem,
  '_id' | 'slug' | 'title' | 'excerpt' | 'category' | 'projectDate' | 'coverImageUrl'
>;

interface ProjectGridProps {
  projects: CardProject[];
  /** Whether the first covers are visible at once. */
  atTop?: boolean;
  /** Whether three stay in one row on tablets too. */
  inRow?: boolean;
}

const FIRST_ROW = 2;

/** Covers in alternating rows, each with its title, category and year. */
export function ProjectGrid({ projects, atTop = false, inRow = false }: ProjectGridProps) {
  const slots = slotsFor(projectRows(projects.length));
  return (
    <ul className={[rhythm.grid, inRow && rhythm.row].filter(Boolean).join(' ')}>
      {projects.map((project, index) => (
        <ProjectCard
          key={project._id}
          project={project}
          slot={slots[index] ?? 'whole'}
          sizes={slotSizes(inRow ? 'third' : (slots[index] ?? 'whole'))}
          priority={atTop && index < FIRST_ROW ? (index === 0 ? 'first' : 'early') : 'late'}
        />
      ))}
    </ul>
  );
}

interface CardProps {
  project: CardProject;
  slot: GridSlot;
  sizes: string;
  priority: LoadPriority;
}

function ProjectCard({ project, slot, sizes, priority }: CardProps) {
  const { slug, title, excerpt, coverImageUrl } = project;
  return (
    <li
      ref={revealOnScroll}
      className={[rhythm.place, rhythm[slot], styles.card, styles[slot]].filter(Boolean).join(' ')}
    >
      <div className={[rhythm.frame, styles.frame].join(' ')}>
        {coverImageUrl ? (
          <Picture className={styles.cover} src={coverImageUrl} alt="" sizes={sizes} priority={priority} />
        ) : (
          <span className={styles.none}>
            <DuneMark />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link className={styles.link} to={`/portfolio/${encodeURIComponent(slug)}`}>
            {title}
          </Link>
        </h3>
        <p className={styles.kind}>{categoryAndYear(project)}</p>
        {slot === 'whole' && excerpt && <p className={styles.excerpt}>{excerpt}</p>}
      </div>
    </li>
  );
}
