import type { SectionFields } from '#contract/sections/index.ts';
import { blockTexts } from '#contract/texts/blocks.ts';
import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import { Section } from '#web/ui/section.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import styles from './story.module.css';

type About = SectionFields<'about'>;

/** How the agency came about, what it turns down, and its open books: each part only if it has entries. */
export function Story({ about }: { about: About }) {
  const { moments, refusals, ledger } = about;
  if (moments.length + refusals.length + ledger.length === 0) return null;
  return (
    <Section className={styles.story} aria-label={blockTexts.howWeWork}>
      {moments.length > 0 && <Moments about={about} />}
      {refusals.length + ledger.length > 0 && (
        <div className={styles.pair}>
          {ledger.length > 0 && <Ledger about={about} />}
          {refusals.length > 0 && <Refusals about={about} />}
        </div>
      )}
    </Section>
  );
}

function Moments({ about }: { about: About }) {
  const { momentsTitle: title, moments } = about;
  return (
    <div>
      {title && (
        <h2 className={styles.title} data-field={fieldPath(about, 'momentsTitle')}>
          {title}
        </h2>
      )}
      <ol className={styles.moments}>
        {moments.map((moment, index) => (
          <li key={index} ref={revealOnScroll} className={styles.moment}>
            {moment.date && (
              <p className={styles.date} data-field={fieldPath(moment, 'date')}>
                {moment.date}
              </p>
            )}
            {moment.title && (
              <h3 className={styles.momentTitle} data-field={fieldPath(moment, 'title')}>
                {moment.title}
              </h3>
            )}
            {moment.description && (
              <p className={styles.text} data-field={fieldPath(moment, 'description')}>
                {moment.description}
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Ledger({ about }: { about: About }) {
  const { ledgerTitle: title, ledger } = about;
  return (
    <div className={styles.ledger}>
      {title && (
        <h2 className={styles.smallTitle} data-field={fieldPath(about, 'ledgerTitle')}>
          {title}
        </h2>
      )}
      <ul className={styles.rows}>
        {ledger.map((entry, index) => (
          <li key={index} className={styles.row}>
            <strong className={styles.value} data-field={fieldPath(entry, 'value')}>
              {entry.value}
            </strong>{' '}
            <span className={styles.text} data-field={fieldPath(entry, 'label')}>
              {entry.label}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Refusals({ about }: { about: About }) {
  const { refusalsTitle: title, refusals } = about;
  return (
    <div>
      {title && (
        <h2 className={styles.smallTitle} data-field={fieldPath(about, 'refusalsTitle')}>
          {title}
        </h2>
      )}
      <ul className={styles.refusals}>
        {refusals.map((refusal, index) => (
          <li key={index} className={styles.refusal} data-field={fieldPath(refusal, 'words')}>
            <svg className={styles.cross} width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
              <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
            </svg>
            {refusal.words}
          </li>
        ))}
      </ul>
    </div>
  );
}
