import type { SectionFields } from '#contract/sections/index.ts';
import { followReveals } from '#web/ui/follow-reveals.ts';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import { fieldPath, headingPaths } from '#web/ui/field-path.ts';
import proofs from './proofs.svg?no-inline';
import type { BlockProps } from '../blocks/block-view.ts';
import { EmptyPart } from '../layout/empty-part.tsx';
import { StepPicture } from './step-picture.tsx';
import { StepsStrip } from './steps-strip.tsx';
import { Trail } from './trail.tsx';
import styles from './workflow.module.css';

type Step = SectionFields<'workflow'>['steps'][number];

const WALK_STEPS = 6;
const SIZES = '(min-width: 700px) 32vw, 320px';

/** The crest of the night walk over 320 × 100 % of the window. The walk's keyframes in the style follow its curves. */
const CREST =
  'M0 83C28 83 30 74 56 74C78 74 78 64 100 64C122 64 122 70 144 70C166 70 166 58 188 58C210 58 210 66 232 66C254 66 254 56 276 56C298 56 298 68 320 68';
/** The bend between two steps in a column. */
const BEND = 'M24 0C44 30 44 70 24 100';

/** The steps of a project, as one night's walk along a ridge. Without motion they are a list. */
export function Workflow({ content, place }: BlockProps<'workflow'>) {
  const { steps } = content;
  if (steps.length === 0) return <EmptyPart place={place} heading={content.heading} />;
  // The walk is drawn for six steps, and empty without pictures.
  if (steps.length !== WALK_STEPS || !steps.some(hasPicture)) return <StepsStrip content={content} place={place} />;
  return (
    <Section ground="night" id={place.anchor} className={styles.section} aria-labelledby={`${place.anchor}-heading`}>
      <div ref={followWalk} className={styles.stage}>
        <div className={styles.sky} aria-hidden="true">
          <div className={styles.deep} />
          <div className={styles.dawn} />
          <div className={styles.sun} />
        </div>
        <div className={styles.world}>
          <SectionHeading
            id={`${place.anchor}-heading`}
            level={place.level}
            className={styles.heading}
            eyebrow={content.eyebrow}
            title={content.heading}
            lead={content.lead}
            paths={headingPaths(content)}
          />
          <svg className={styles.land} viewBox="0 0 320 100" preserveAspectRatio="none" aria-hidden="true">
            <defs>
              <linearGradient id="workflow-land" x1="0" y1="0.4" x2="0" y2="1">
                <stop stopColor="var(--dusk-2)" />
                <stop offset="0.6" stopColor="var(--night-deep)" />
              </linearGradient>
            </defs>
            <path d={`${CREST}V101H0Z`} fill="url(#workflow-land)" />
            <path d={CREST} fill="none" stroke="var(--brand)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
          </svg>
          <ol className={styles.steps}>
            {steps.map((step, index) => (
              <li key={index} className={styles.step}>
                {index < steps.length - 1 && <Trail className={styles.bend} viewBox="0 0 48 100" d={BEND} />}
                <span className={styles.marker} aria-hidden="true" />
                <Proof step={step} />
                <div className={styles.words}>
                  <h3 className={styles.name} data-field={fieldPath(step, 'name')}>
                    {step.name}
                  </h3>
                  <p className={styles.text} data-field={fieldPath(step, 'text')}>
                    {step.text}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className={styles.lamp} aria-hidden="true" />
      </div>
    </Section>
  );
}

function hasPicture({ imageUrl, picture }: Step): boolean {
  return imageUrl !== '' || picture !== 'none';
}

/** The picture of a step, or its drawing. */
function Proof({ step }: { step: Step }) {
  if (step.imageUrl) {
    return <StepPicture step={step} sizes={SIZES} className={[styles.proof, styles.photo].join(' ')} />;
  }
  if (step.picture === 'none') return null;
  return (
    <svg
      className={[styles.proof, styles.drawing].join(' ')}
      data-field={fieldPath(step, 'picture')}
      viewBox="0 0 320 220"
      aria-hidden="true"
    >
      <use href={`${proofs}#${step.picture}`} />
    </svg>
  );
}

/** The world moves by 220 % of the window's width; see the style. */
const followWalk = (stage: HTMLElement | null) => followReveals(stage, (length) => (2.2 * innerWidth) / length);
