import type { Pricing } from '#contract/sections/index.ts';
import { promotion } from '#contract/pricing-texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Inner } from '#web/ui/section.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import styles from './promo.module.css';
import { TrafficChart } from './traffic-chart.tsx';

/** The promotion before anybody edits it. */
export const unedited: Pricing['promo'] = { isVisible: true, ...promotion };

/** A night whose horizon is a chart: the visits to a site before and after its launch. */
export function Promo({ promo }: { promo: Pricing['promo'] }) {
  const { isVisible, heading, text, buttonLabel, claim, note } = promo;
  if (!isVisible) return null;
  return (
    <section className={styles.promo} data-scene="" aria-labelledby="promo-heading">
      <Inner className={styles.words}>
        <div className={styles.offer}>
          <h2 id="promo-heading" className={styles.title} data-field={fieldPath(promo, 'heading')}>
            {heading}
          </h2>
          <p className={styles.lead} data-field={fieldPath(promo, 'text')}>
            {text}
          </p>
          <ButtonLink href="/contact" arrow data-field={fieldPath(promo, 'buttonLabel')}>
            {buttonLabel}
          </ButtonLink>
        </div>
        <p className={styles.claim}>
          <strong className={styles.lift} data-field={fieldPath(promo, 'claim')}>
            {claim}
          </strong>
          <span className={styles.how} data-field={fieldPath(promo, 'note')}>
            {note}
          </span>
        </p>
      </Inner>
      <TrafficChart isMeasured={claim === promotion.claim} />
    </section>
  );
}
