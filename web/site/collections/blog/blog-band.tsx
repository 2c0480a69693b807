import type { ReactNode } from 'react';
import { ArtPicture } from '#web/ui/art-picture.tsx';
import { Inner } from '#web/ui/section.tsx';
import night from '../../art/band2.webp';
import nightAvif from '../../art/band2.avif';
import nightPhone from '../../art/band2-phone.avif?no-inline';
import { Landscape, useOwnLandscape } from '../../layout/landscape.tsx';
import { HAS_SCENES } from '../../layout/scene.ts';
import styles from './blog-band.module.css';

interface BlogBandProps {
  /** Leaves room at the end for a cover that overlaps the band; see `--overlap`. */
  hasCover?: boolean;
  children: ReactNode;
}

/** The night at the top of the blog and of a post. */
export function BlogBand({ hasCover, children }: BlogBandProps) {
  const own = useOwnLandscape('blogImageUrl');
  return (
    <div
      className={[styles.band, hasCover && styles.withCover].filter(Boolean).join(' ')}
      {...(HAS_SCENES ? { 'data-scene': hasCover ? undefined : '' } : { 'data-head': 'light' })}
      data-field={own.field}
    >
      {/* Two photographs, one on the other, would be one too many. */}
      {!(hasCover && own.src) && (
        <Landscape src={own.src}>
          <ArtPicture
            className={styles.art}
            src={night}
            avif={nightAvif}
            phone={nightPhone}
            alt=""
            width={2000}
            height={620}
          />
        </Landscape>
      )}
      <Inner className={styles.words}>{children}</Inner>
    </div>
  );
}
