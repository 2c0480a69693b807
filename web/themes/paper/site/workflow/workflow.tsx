import type { SectionFields } from '#contract/sections/index.ts';
import type { BlockProps } from '#web/site/blocks/block-view.ts';
import { EmptyPart } from '#web/site/layout/empty-part.tsx';
import { StepPicture } from '#web/site/workflow/step-picture.tsx';
import { fieldPath, headingPaths } from '#web/ui/field-path.ts';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import { crossSection } from './cross-section.ts';
import styles from './cut.module.css';

const SIZES = '(min-width: 900px) 24vw, calc(92vw - 96px)';

type StepsProps = Pick<BlockProps<'workflow'>, 'content' | 'place'>;

/** The steps of a project below a cut through a dune: a long climb, and a short way down. */
export function Workflow({ content, place }: StepsProps) {
  return <StepsBelowCut content={content} place={place} />;
}

/** Brief steps have a heading alone. */
export function StepsBelowCut({ content, place, isBrief = false }: StepsProps & { isBrief?: boolean }) {
  const { steps } = content;
  if (steps.length === 0) return <EmptyPart place={place} heading={content.heading} />;
  return (
    <Section ground="night" id={place.anchor} className={styles.section} aria-labelledby={`${place.anchor}-heading`}>
      <SectionHeading
        id={`${place.anchor}-heading`}
        level={place.level}
        className={styles.heading}
        eyebrow={isBrief ? '' : content.eyebrow}
        title={content.heading}
        lead={isBrief ? '' : content.lead}
        paths={headingPaths(content)}
      />
      <Cut steps={steps.length} />
      <ol className={styles.steps} data-count={steps.length}>
        {steps.map((step, index) => (
          <Step key={index} step={step} />
        ))}
      </ol>
    </Section>
  );
}

function Step({ step }: { step: SectionFields<'workflow'>['steps'][number] }) {
  return (
    <li className={styles.step}>
      <StepPicture step={step} sizes={SIZES} className={styles.picture} />
      <h3 className={styles.name} data-field={fieldPath(step, 'name')}>
        {step.name}
      </h3>
      <p className={styles.text} data-field={fieldPath(step, 'text')}>
        {step.text}
      </p>
    </li>
  );
}

/** The cut from A to B, with a mark for each step above its column. Decoration. */
function Cut({ steps }: { steps: number }) {
  const { layers, points } = crossSection(steps);
  const last = points.length - 1;
  return (
    <div className={styles.cut} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 1200 240" preserveAspectRatio="none">
        {layers.map((path, index) => (
          <path key={index} className={index === 0 ? styles.crest : styles.layer} d={path} />
        ))}
      </svg>
      <svg className={styles.marks}>
        {points.map(([x, y], index) => (
          <circle
            key={index}
            className={index === Math.max(last - 1, 0) ? styles.top : styles.mark}
            cx={`${x / 12}%`}
            cy={`${y / 2.4}%`}
            r={index === Math.max(last - 1, 0) ? 7 : 5}
          />
        ))}
      </svg>
      <span className={styles.start}>A</span>
      <span className={styles.end}>B</span>
    </div>
  );
}
