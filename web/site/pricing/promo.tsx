import { plans } from '#contract/texts.ts';
import { ArtPicture } from '#web/ui/art-picture.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import avif from '../art/band2.avif';
import night from '../art/band2.webp';
import styles from './promo.module.css';
import { TrafficChart } from './traffic-chart.tsx';

export function Promo() {
  return (
    <div ref={revealOnScroll} className={styles.promo}>
      <ArtPicture className={styles.art} src={night} avif={avif} alt="" width={2000} height={620} loading="lazy" />
      <div className={styles.words}>
        <h2 className={styles.title}>More of the right people at your door</h2>
        <p className={styles.lead}>
          Send us the address of your site. We measure how fast it is, who finds it and where they leave. Then we tell
          you what we would fix first.
        </p>
        <ButtonLink href="/contact" arrow>
          Ask for a review of your site
        </ButtonLink>
      </div>
      <figure className={styles.chart}>
        <TrafficChart />
        <figcaption>
          <strong className={styles.claim}>{plans.claim}</strong>
          <span className={styles.how}>Twelve months after launch, compared with the twelve months before.</span>
        </figcaption>
      </figure>
    </div>
  );
}
