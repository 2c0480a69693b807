import type { ReactNode } from 'react';
import { ArtPicture } from '#web/ui/art-picture.tsx';
import { Inner } from '#web/ui/section.tsx';
import noonAvif from '../../art/band-noon.avif?no-inline';
import noon from '../../art/band-noon.webp';
import styles from './portfolio-head.module.css';

/** The top of the portfolio at noon: its title, and the filters on the same line where there is room. */
export function PortfolioHead({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={styles.head} data-head="light">
      <ArtPicture className={styles.art} src={noon} avif={noonAvif} alt="" width={1600} height={480} />
      <Inner className={styles.columns}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {children}
      </Inner>
    </div>
  );
}
