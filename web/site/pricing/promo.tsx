import { plans } from '#contract/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Inner } from '#web/ui/section.tsx';
import styles from './promo.module.css';
import { TrafficChart } from './traffic-chart.tsx';

/** A night whose horizon is a chart: the visits to a site before and after its launch. */
export function Promo() {
  return (
    <section className={styles.promo} data-scene="" aria-labelledby="promo-heading">
      <Inner className={styles.words}>
        <div className={styles.offer}>
          <h2 id="promo-heading" className={styles.title}>
            More of the right people at your door
          </h2>
          <p className={styles.lead}>
            Send us the address of your site. We measure how fast it is, who finds it and where they leave. Then we tell
            you what we would fix first.
          </p>
          <ButtonLink href="/contact" arrow>
            Ask for a review of your site
          </ButtonLink>
        </div>
        <p className={styles.claim}>
          <strong className={styles.lift}>{plans.claim}</strong>
          <span className={styles.how}>
            Visits in the twelve months after launch, compared with the twelve months before.
          </span>
        </p>
      </Inner>
      <TrafficChart />
    </section>
  );
}
