import { WORKFLOW_STEPS } from '#contract/constants.ts';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Section } from '#web/ui/section.tsx';
import { Trail } from './trail.tsx';
import styles from './workflow.module.css';

/** The crest that carries the six steps if they fit in a row. It continues beyond both edges of the page. */
const CREST =
  'M-1600 196C-900 196 -300 182 17 150C104 141 158 121 221 96C302 64 366 26 425 12C500 22 560 42 629 60C700 79 762 101 833 100C908 98 962 62 1037 32C1098 8 1150 -18 1204 -34C1290 -22 1500 30 2800 60';
/** The bend between two steps in a column. */
const BEND = 'M24 0C44 30 44 70 24 100';

/** The steps of a project. */
export function Workflow() {
  return (
    <Section ground="night" ridge="c" id="workflow" className={styles.section} aria-labelledby="workflow-heading">
      <SectionHeading
        id="workflow-heading"
        eyebrow="How we work"
        title="Six steps along one ridge"
        lead="You always know where you stand, what comes next, and how far it is to the top."
      />
      <div className={styles.route}>
        <div className={styles.crest}>
          <svg className={styles.slope} viewBox="0 0 1200 170" preserveAspectRatio="none" aria-hidden="true">
            <defs>
              <linearGradient id="workflow-slope" x1="0" y1="-34" x2="0" y2="420" gradientUnits="userSpaceOnUse">
                <stop stopColor="#53304a" stopOpacity="0.75" />
                <stop offset="1" stopColor="#1b1838" stopOpacity="0" />
              </linearGradient>
            </defs>
            <path d={`${CREST}V420H-1600Z`} fill="url(#workflow-slope)" />
          </svg>
          <Trail className={styles.ridge} viewBox="0 0 1200 170" d={CREST} />
        </div>
        <ol className={styles.steps}>
          {WORKFLOW_STEPS.map((name, index) => (
            <li key={name} className={styles.step}>
              {index < WORKFLOW_STEPS.length - 1 && <Trail className={styles.bend} viewBox="0 0 48 100" d={BEND} />}
              <span className={styles.marker} aria-hidden="true" />
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{stepTexts[name]}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

const stepTexts: Record<(typeof WORKFLOW_STEPS)[number], string> = {
  'Discovery & Alignment': 'One long call about your work, your visitors and your numbers.',
  'Strategy & Roadmap': 'What goes first, what waits, and what it all costs.',
  Design: 'Real pages with real words, in your own browser.',
  'Build & Iterate': 'A working link every Friday. You try it, we tune it.',
  Launch: 'A quiet switch-over, early on a Tuesday.',
  'Measure & Support': 'Monthly figures, and fixes before you need to ask.',
};
