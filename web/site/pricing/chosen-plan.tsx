import { ArtPicture } from '#web/ui/art-picture.tsx';
import { Eyebrow } from '#web/ui/eyebrow.tsx';
import avif from '../art/night.avif';
import night from '../art/night.webp';
import type { Plan } from './plan.ts';
import { Price } from './price.tsx';
import styles from './proposal.module.css';

/** What the request is about. */
export function ChosenPlan({ plan: { title, description, price }, periodLabel }: { plan: Plan; periodLabel: string }) {
  return (
    <div className={styles.night}>
      <ArtPicture className={styles.art} src={night} avif={avif} alt="" width={1000} height={1200} />
      <Eyebrow>Your plan</Eyebrow>
      <p className={styles.planTitle}>{title}</p>
      <Price price={price} periodLabel={periodLabel} />
      {description && <p className={styles.planText}>{description}</p>}
    </div>
  );
}
