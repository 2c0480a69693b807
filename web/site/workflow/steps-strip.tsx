import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import { fieldPath, headingPaths } from '#web/ui/field-path.ts';
import type { BlockProps } from '../blocks/block-view.ts';
import { EmptyPart } from '../layout/empty-part.tsx';
import styles from './steps-strip.module.css';

/** The crest over the six columns. The markers in the style stand on it. */
const CREST = 'M0 62C100 62 100 40 200 40S300 56 400 56S500 26 600 26S700 44 800 44S900 12 1000 12S1100 24 1200 24';

/** The steps of a project in brief, beside the services. The home page shows them as a whole night. */
export function StepsStrip({ content, place }: Pick<BlockProps<'workflow'>, 'content' | 'place'>) {
  const { heading, steps } = content;
  if (steps.length === 0) return <EmptyPart place={place} heading={heading} />;
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
      <div className={styles.walk}>
        <svg className={styles.crest} viewBox="0 0 1200 80" preserveAspectRatio="none" fill="none" aria-hidden="true">
          <path d={CREST} stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        </svg>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={index} className={styles.step}>
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
