import { useId, useState } from 'react';
import { PRICING_FEATURES_PREVIEW } from '#contract/constants.ts';
import { pricingTexts } from '#contract/texts/pricing.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import { priceText } from '#contract/price.ts';
import { type Plan } from './plan.ts';
import styles from './plans.module.css';

interface FeaturesProps {
  plan: Plan;
}

/** The features of a plan. A long list shows the first few and a button; without scripts it shows all. */
export function Features({ plan }: FeaturesProps) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const given = givenLines(plan, 'features');
  const rest = given.length - PRICING_FEATURES_PREVIEW;
  if (given.length === 0) return null;
  return (
    <div className={styles.features}>
      <ul id={id} className={styles.list} aria-label={pricingTexts.included(planName(plan))}>
        {given.map(({ text, path }, index) => (
          <li
            key={index}
            className={styles.feature}
            data-field={path}
            hidden={index >= PRICING_FEATURES_PREVIEW && !isWhole}
          >
            <Check />
            {text}
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
          {isWhole ? pricingTexts.less : pricingTexts.more(rest)}
        </button>
      )}
    </div>
  );
}

/** What a plan leaves out. */
export function Excludes({ plan }: FeaturesProps) {
  const given = givenLines(plan, 'excludes');
  if (given.length === 0) return null;
  return (
    <div className={styles.excludes}>
      <p className={styles.without}>{pricingTexts.notIncluded}</p>
      <ul className={styles.excludedLines} aria-label={pricingTexts.excluded(planName(plan))}>
        {given.map(({ text, path }, index) => (
          <li key={index} className={styles.excluded} data-field={path}>
            <Dash />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The lines of a plan that are not empty. */
function givenLines(plan: Plan, field: 'features' | 'excludes') {
  return plan[field]
    .map((text, index) => ({ text, path: fieldPath(plan, `${field}.${index}`) }))
    .filter(({ text }) => text);
}

/** Distinguishes the lists of the plans. */
function planName({ title, price }: Plan): string {
  return title || priceText(price);
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
