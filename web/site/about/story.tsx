import type { SectionFields } from '#contract/sections/index.ts';
import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import { Section } from '#web/ui/section.tsx';
import styles from './story.module.css';

type About = SectionFields<'about'>;

/** How the agency came about, what it turns down, and its open books: each part only if it has entries. */
export function Story({ about }: { about: About }) {
  const { moments, refusals, ledger } = about;
  if (moments.length + refusals.length + ledger.length === 0) return null;
  return (
    <Section className={styles.story} aria-label="How we work">
      {moments.length > 0 && <Moments title={about.momentsTitle} moments={moments} />}
      {refusals.length + ledger.length > 0 && (
        <div className={styles.pair}>
          {ledger.length > 0 && <Ledger title={about.ledgerTitle} ledger={ledger} />}
          {refusals.length > 0 && <Refusals title={about.refusalsTitle} refusals={refusals} />}
        </div>
      )}
    </Section>
  );
}

function Moments({ title, moments }: { title: string; moments: About['moments'] }) {
  return (
    <div>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ol className={styles.moments}>
        {moments.map((moment, index) => (
          <li key={index} ref={revealOnScroll} className={styles.moment}>
            {moment.date && <p className={styles.date}>{moment.date}</p>}
            {moment.title && <h3 className={styles.momentTitle}>{moment.title}</h3>}
            {moment.description && <p className={styles.text}>{moment.description}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Ledger({ title, ledger }: { title: string; ledger: About['ledger'] }) {
  return (
    <div className={styles.ledger}>
      {title && <h2 className={styles.smallTitle}>{title}</h2>}
      <ul className={styles.rows}>
        {ledger.map(({ value, label }, index) => (
          <li key={index} className={styles.row}>
            <strong className={styles.value}>{value}</strong> <span className={styles.text}>{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Refusals({ title, refusals }: { title: string; refusals: About['refusals'] }) {
  return (
    <div>
      {title && <h2 className={styles.smallTitle}>{title}</h2>}
      <ul className={styles.refusals}>
        {refusals.map(({ words }, index) => (
          <li key={index} className={styles.refusal}>
            <svg className={styles.cross} width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
              <path d="M4 4l12 12M16 4L4 16" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
            </svg>
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
