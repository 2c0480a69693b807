import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import { fieldPath, headingPaths } from '#web/ui/field-path.ts';
import type { BlockProps } from '../blocks/block-view.ts';
import { EmptyPart } from '../layout/empty-part.tsx';
import { StepPicture } from './step-picture.tsx';
import styles from './steps-strip.module.css';

const SIZES = '(min-width: 1024px) 24vw, (min-width: 600px) 42vw, calc(92vw - 92px)';

/** Of the markers in the style, which stand on the crest. Fewer steps have the last of them. */
const HEIGHTS = [62, 40, 56, 26, 44, 12];
const WIDTH = 1200;
const END = 24;

/** The crest above a row of columns, over 1200 × 80. */
function crest(steps: number): string {
  const [start, ...heights] = [...HEIGHTS.slice(-steps), END];
  const bends = heights.map((height, index) => {
    const [middle, end] = [index + 0.5, index + 1].map((place) => Math.round((place * WIDTH) / steps));
    return index === 0
      ? `C${middle} ${start} ${middle} ${height} ${end} ${height}`
      : `S${middle} ${height} ${end} ${height}`;
  });
  return `M0 ${start}${bends.join('')}`;
}

/** The steps of a project in brief, beside the services. The home page shows them as a whole night. */
export function StepsStrip({ content, place }: Pick<BlockProps<'workflow'>, 'content' | 'place'>) {
  const { heading, steps } = content;
  if (steps.length === 0) return <EmptyPart place={place} heading={heading} />;
  const isOneRow = steps.length <= HEIGHTS.length;
  return (
    <Section
      ground="night"
      ridge="c"
      id={place.anchor}
      className={styles.section}
      aria-labelledby={`${place.anchor}-heading`}
    >
      <SectionHeading
        id={`${place.anchor}-heading`}
        level={place.level}
        className={styles.heading}
        title={heading}
        paths={headingPaths(content)}
      />
      <div className={[styles.walk, isOneRow && styles.oneRow].filter(Boolean).join(' ')} data-count={steps.length}>
        {isOneRow && (
          <svg className={styles.crest} viewBox="0 0 1200 80" preserveAspectRatio="none" fill="none" aria-hidden="true">
            <path d={crest(steps.length)} stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
          </svg>
        )}
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={index} className={styles.step}>
              <StepPicture step={step} sizes={SIZES} className={styles.picture} />
              <h3 className={styles.name} data-field={fieldPath(step, 'name')}>
                {step.name}
              </h3>
              <p className={styles.text} data-field={fieldPath(step, 'text')}>
                {step.text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
