import { useQuery } from '#web/site/query-client/use-query.tsx';
import type { FocusEvent } from 'react';
import { projectColors } from '#contract/colors.ts';
import type { ProjectInList } from '#contract/projects.ts';
import type { Work as WorkRecord } from '#contract/sections/index.ts';
import { query } from '#web/api.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DuneMark } from '#web/ui/eyebrow.tsx';
import { followReveals } from '#web/ui/follow-reveals.ts';
import { Picture } from '#web/ui/picture.tsx';
import { PHONE } from '#web/ui/picture-sizes.ts';
import { Link } from '#web/ui/routing/link.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Inner } from '#web/ui/section.tsx';
import { Tinted } from '../layout/tinted.tsx';
import { projectPath, projectsQuery } from '../projects.ts';
import { ProgressRidge } from './progress-ridge.tsx';
import { workProjects } from './work-query.ts';
import styles from './work.module.css';

/** A tenth less than the card's width; see PHONE. */
const SIZES = `(min-width: 1024px) min(52vw, 70vh), (min-width: 600px) 49vw, ${PHONE}`;

/** Projects on the home page. It is left out without projects, and if they could not be loaded. */
export function Work() {
  const { data: work } = useQuery(query('GET /work'));
  const { data: list } = useQuery({
    ...projectsQuery(workProjects(work ?? { projects: [] })),
    enabled: work !== undefined,
    keepsPreviousData: true, // while an editor changes the choice
  });
  return work && list ? <WorkView work={work} projects={list.items} /> : null;
}

interface WorkViewProps {
  work: WorkRecord;
  projects: ProjectInList[];
}

export function WorkView({ work: { eyebrow, heading, lead, cta }, projects }: WorkViewProps) {
  if (projects.length === 0) return null;
  return (
    <section
      id="work"
      className={styles.work}
      data-scene=""
      data-count={projects.length}
      aria-labelledby="work-heading"
    >
      <div ref={followStrip} className={styles.stage}>
        <Inner className={styles.track}>
          <div className={styles.intro}>
            <SectionHeading
              id="work-heading"
              eyebrow={eyebrow}
              title={heading}
              lead={lead}
              className={styles.heading}
            />
            {cta.label && cta.href && (
              <ButtonLink href={cta.href} variant="night" arrow className={styles.all}>
                {cta.label}
              </ButtonLink>
            )}
          </div>
          <ul className={styles.cards}>
            {projects.map((project) => (
              <WorkCard key={project._id} project={project} />
            ))}
          </ul>
        </Inner>
        <ProgressRidge className={styles.progress} />
      </div>
    </section>
  );
}

function WorkCard({ project }: { project: ProjectInList }) {
  const { slug, title, category, excerpt, result, coverImageUrl } = project;
  return (
    <li className={styles.card} onFocus={showCard}>
      <Tinted as="div" colors={projectColors(project)} className={styles.band}>
        <div className={styles.frame}>
          {coverImageUrl ? (
            <Picture className={styles.cover} src={coverImageUrl} alt="" sizes={SIZES} />
          ) : (
            <span className={styles.none}>
              <DuneMark />
            </span>
          )}
        </div>
        <h3 className={styles.name}>
          <Link className={styles.link} to={projectPath(slug)}>
            {title}
          </Link>
        </h3>
        <p className={styles.result}>{result || excerpt || category}</p>
      </Tinted>
    </li>
  );
}

/** The strip moves as fast as the page. */
const followStrip = (stage: HTMLElement | null) => followReveals(stage, () => 1);

/** Scrolls to a card that receives focus while the strip moves with the page: the browser cannot see that it moves. */
function showCard({ currentTarget: card, target }: FocusEvent<HTMLElement>) {
  const stage = card.closest<HTMLElement>(`.${styles.stage}`);
  if (!stage?.parentElement || getComputedStyle(stage).position !== 'sticky' || !target.matches(':focus-visible'))
    return;
  stage.scrollLeft = 0;
  const start = stage.parentElement.getBoundingClientRect().top + scrollY;
  const centre = card.offsetLeft + card.offsetWidth / 2 - innerWidth / 2;
  const travel = stage.parentElement.offsetHeight - innerHeight;
  scrollTo({ top: start + Math.min(Math.max(centre, 0), travel), behavior: 'instant' });
}
