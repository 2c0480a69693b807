import type { ComponentProps } from 'react';
import { Eyebrow } from '#web/ui/eyebrow.tsx';
import { Inner } from '#web/ui/section.tsx';
import type { NightScene as Base } from '#web/site/layout/night-scene.tsx';
import { Landscape, useOwnLandscape } from '#web/site/layout/landscape.tsx';
import styles from './blank-map.module.css';

/** A full screen of contour lines with a short text: for missing pages and errors. */
export function NightScene({ eyebrow, title, lead, paths = {}, children }: ComponentProps<typeof Base>) {
  const own = useOwnLandscape('missingPageImageUrl');
  const [number] = /\d+/.exec(eyebrow) ?? [];
  return (
    <div
      className={styles.map}
      data-head="light"
      data-short=""
      data-number={own.src ? undefined : number}
      data-field={own.field}
    >
      <Landscape src={own.src} />
      <div className={styles.lines} aria-hidden="true" />
      <Inner>
        <div className={styles.words}>
          <Eyebrow className={styles.eyebrow}>{eyebrow}</Eyebrow>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead} data-field={paths.lead}>
            {lead}
          </p>
          <div className={styles.way}>{children}</div>
        </div>
      </Inner>
    </div>
  );
}
