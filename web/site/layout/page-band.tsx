import type { ReactNode } from 'react';
import { Inner } from '#web/ui/section.tsx';
import art from '../art/band.webp';
import styles from './page-band.module.css';

/** The dune band with which inner pages open; the first section's ridge covers its end. */
export function PageBand({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <div className={styles.band}>
      <img className={styles.art} src={art} alt="" width={2000} height={620} />
      <Inner>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </Inner>
    </div>
  );
}
