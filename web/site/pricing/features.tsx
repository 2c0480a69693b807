import { useId, useState } from 'react';
import { PRICING_FEATURES_PREVIEW } from '#contract/constants.ts';
import { plans } from '#contract/texts.ts';
import styles from './plans.module.css';

interface FeaturesProps {
  features: string[];
  /** The plan's name, which distinguishes the 'Read more' buttons. */
  plan: string;
}

/** The features of a plan. A long list shows the first few and a button; without scripts it shows all. */
export function Features({ features, plan }: FeaturesProps) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const given = features.filter(Boolean);
  const rest = given.length - PRICING_FEATURES_PREVIEW;
  if (given.length === 0) return null;
  return (
    <div className={styles.features}>
      <ul id={id} className={styles.list} aria-label={`In ${plan}`}>
        {given.map((feature, index) => (
          <li key={index} className={styles.feature} hidden={index >= PRICING_FEATURES_PREVIEW && !isWhole}>
            <Check />
            {feature}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? plans.less : plans.more(rest)}
        </button>
      )}
    </div>
  );
}

interface ExcludesProps {
  excludes: string[];
  plan: string;
}

/** What a plan leaves out. */
export function Excludes({ excludes, plan }: ExcludesProps) {
  const given = excludes.filter(Boolean);
  if (given.length === 0) return null;
  return (
    <div className={styles.excludes}>
      <p className={styles.without}>Not included</p>
      <ul className={styles.excludedLines} aria-label={`Not in ${plan}`}>
        {given.map((line, index) => (
          <li key={index} className={styles.excluded}>
            <Dash />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Dash() {
  return (
    <svg className={styles.check} width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path d="M3.5 8h9" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" />
    </svg>
  );
}

function Check() {
  return (
    <svg className={styles.check} width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path
        d="M2.5 8.5l3.5 3.5 7.5-8"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
