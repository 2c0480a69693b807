import type { FocusEvent } from 'react';
import { projectColors } from '#contract/colors.ts';
import { shownCategory, type ProjectInList } from '#contract/projects.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DuneMark } from '#web/ui/eyebrow.tsx';
import { followReveals } from '#web/ui/follow-reveals.ts';
import { isPortrait, Picture } from '#web/ui/picture.tsx';
import { Link } from '#web/ui/routing/link.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Inner } from '#web/ui/section.tsx';
import { fieldPath, headingPaths } from '#web/ui/field-path.ts';
import type { BlockProps } from '../blocks/block-view.ts';
import { EmptyPart } from '../layout/empty-part.tsx';
import rhythm from '../layout/project-grid.module.css';
import { projectSlots, slotSizes, type GridSlot } from '../layout/project-grid.ts';
import { Tinted } from '../layout/tinted.tsx';
import { projectPath, type ProjectList } from '../projects.ts';
import { ProgressRidge } from './progress-ridge.tsx';
import styles from './work.module.css';

/** In the strip, which moves with the page: a tenth less than the card's width; see PHONE. */
const MOVING = '(min-width: 1024px) and (prefers-reduced-motion: no-preference)';
const STRIP = { tall: `${MOVING} min(31vw, 42vh)`, wide: `${MOVING} min(52vw, 70vh)` };
const STRIP_FROM = 3;

interface WorkData {
  projects: ProjectList | undefined;
}

/** Finished projects in a strip. It is left out without projects. */
export function Work({ content, data, place }: BlockProps<'work', WorkData>) {
  const { eyebrow, heading, lead, cta } = content;
  const chosen = (slug: string) => content.projects.find((entry) => entry.slug === slug);
  const projects = data.projects?.items ?? [];
  const tall = projects.map(({ coverImageUrl }) => isPortrait(coverImageUrl));
  const slots = projectSlots(tall);
  if (projects.length === 0) return <EmptyPart place={place} heading={heading} />;
  return (
    <section
      id={place.anchor}
      className={styles.work}
      data-scene=""
      data-strip={projects.length >= STRIP_FROM ? '' : undefined}
      data-count={projects.length}
      data-tall={tall.filter(Boolean).length}
      aria-labelledby={`${place.anchor}-heading`}
    >
      <div ref={followStrip} className={styles.stage}>
        <Inner className={styles.track}>
          <div className={styles.intro}>
            <SectionHeading
              id={`${place.anchor}-heading`}
              level={place.level}
              eyebrow={eyebrow}
              title={heading}
              lead={lead}
              paths={headingPaths(content)}
              className={styles.heading}
            />
            {cta.label && cta.href && (
              <ButtonLink
                href={cta.href}
                variant="night"
                arrow
                className={styles.all}
                data-field={fieldPath(cta, 'label')}
              >
                {cta.label}
              </ButtonLink>
            )}
          </div>
          <ul className={[rhythm.grid, styles.cards].join(' ')}>
            {projects.map((project, index) => (
              <WorkCard
                key={project._id}
                project={project}
                path={fieldPath(chosen(project.slug), 'slug')}
                slot={slots[index] ?? 'whole'}
                isInStrip={projects.length >= STRIP_FROM}
              />
            ))}
          </ul>
        </Inner>
        <ProgressRidge className={styles.progress} />
      </div>
    </section>
  );
}

interface CardProps {
  project: ProjectInList;
  /** The path of its entry in the preview. */
  path: string | undefined;
  slot: GridSlot;
  /** Whether it moves sideways with the others, where the window and the visitor allow it. */
  isInStrip: boolean;
}

function WorkCard({ project, path, slot, isInStrip }: CardProps) {
  const { slug, title, category, excerpt, result, coverImageUrl } = project;
  const isTall = isPortrait(coverImageUrl);
  const classNames = [
    rhythm.place,
    rhythm[slot],
    styles.card,
    styles[slot],
    isTall && rhythm.tall,
    isTall && styles.tall,
  ];
  return (
    <li className={classNames.filter(Boolean).join(' ')} onFocus={showCard} data-field={path}>
      <Tinted as="div" colors={projectColors(project)} className={styles.band}>
        <div className={[rhythm.frame, styles.frame].join(' ')}>
          {coverImageUrl ? (
            <Picture
              className={styles.cover}
              src={coverImageUrl}
              alt=""
              sizes={isInStrip ? `${STRIP[isTall ? 'tall' : 'wide']}, ${slotSizes(slot)}` : slotSizes(slot)}
            />
          ) : (
            <span className={styles.none}>
              <DuneMark />
            </span>
          )}
        </div>
        <div className={styles.words}>
          <h3 className={styles.name}>
            <Link className={styles.link} to={projectPath(slug)}>
              {title}
            </Link>
          </h3>
          <p className={styles.result}>{result || excerpt || shownCategory(category)}</p>
        </div>
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
