import type { ReactNode } from 'react';
import { ArtPicture } from '#web/ui/art-picture.tsx';
import { Eyebrow } from '#web/ui/eyebrow.tsx';
import type { HeadingPaths } from '#web/ui/field-path.ts';
import { Inner } from '#web/ui/section.tsx';
import phone from '../art/lost-phone.avif?no-inline';
import avif from '../art/lost.avif';
import art from '../art/lost.webp';
import { Footprints } from './footprints.tsx';
import { Landscape, useOwnLandscape } from './landscape.tsx';
import styles from './night-scene.module.css';

interface NightSceneProps {
  eyebrow: string;
  title: string;
  lead: string;
  paths?: HeadingPaths;
  /** Links to other pages. */
  children: ReactNode;
}

/** A full screen of dunes in a sandstorm with a short text: for missing pages and errors. */
export function NightScene({ eyebrow, title, lead, paths = {}, children }: NightSceneProps) {
  const own = useOwnLandscape('missingPageImageUrl');
  return (
    <div className={styles.scene} data-scene="" data-short="" data-field={own.field}>
      <Landscape src={own.src}>
        <ArtPicture className={styles.art} src={art} avif={avif} phone={phone} alt="" width={2000} height={1200} />
        <Footprints />
        <div className={styles.sand} />
      </Landscape>
      <Inner>
        <div className={styles.words}>
          <Eyebrow>{eyebrow}</Eyebrow>
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
