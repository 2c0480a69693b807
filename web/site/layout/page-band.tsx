import type { ReactNode } from 'react';
import { ArtPicture } from '#web/ui/art-picture.tsx';
import { Eyebrow } from '#web/ui/eyebrow.tsx';
import type { HeadingPaths } from '#web/ui/field-path.ts';
import { Inner } from '#web/ui/section.tsx';
import duskAvif from '../art/band.avif';
import duskPhone from '../art/band-phone.avif?no-inline';
import dusk from '../art/band.webp';
import nightAvif from '../art/band2.avif';
import nightPhone from '../art/band2-phone.avif?no-inline';
import night from '../art/band2.webp';
import { Landscape, NO_LANDSCAPE, useOwnLandscape } from './landscape.tsx';
import styles from './page-band.module.css';

/** The picture of a band: the page's own hour of the day. */
export interface BandArt {
  src: string;
  avif: string;
  phone: string;
  /** Its sky is light: text and header are dark. */
  isLight?: boolean;
}

const arts: Record<'dusk' | 'night', BandArt> = {
  dusk: { src: dusk, avif: duskAvif, phone: duskPhone },
  night: { src: night, avif: nightAvif, phone: nightPhone },
};

interface PageBandProps {
  title: ReactNode;
  level?: 1 | 2;
  eyebrow?: string;
  lead?: string;
  /** Shown above the title: a back link or breadcrumb. */
  above?: ReactNode;
  /** Leaves room at the end for a cover that overlaps the band; see `--overlap`. */
  hasCover?: boolean;
  art?: keyof typeof arts | BandArt;
  /** A low band with the lead beside the title, so that the page's content starts in the first screen. */
  isLow?: boolean;
  /** The picture of the first section rises into it, so it has none of the owner, and its words stand beside that place. */
  isBesidePicture?: boolean;
  paths?: HeadingPaths;
  children?: ReactNode;
}

/** The dune band at the top of inner pages. The first section's ridge or the page's cover overlaps its end. */
export function PageBand({
  title,
  level = 1,
  eyebrow,
  lead,
  above,
  hasCover,
  art = 'dusk',
  isLow,
  isBesidePicture,
  paths = {},
  children,
}: PageBandProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  const landscape = useOwnLandscape('pageImageUrl');
  const own = isBesidePicture ? NO_LANDSCAPE : landscape;
  const { isLight: isDrawnLight, ...picture } = typeof art === 'string' ? arts[art] : art;
  const isLight = isDrawnLight && !own.src;
  const shape = [
    isLow && styles.low,
    isLow && !own.src && styles.beside,
    isLight && styles.light,
    isBesidePicture && styles.risen,
  ];
  const classNames = [styles.band, hasCover && styles.withCover, ...shape];
  return (
    <div
      className={classNames.filter(Boolean).join(' ')}
      data-scene=""
      data-head={isLight ? 'light' : undefined}
      data-field={own.field}
    >
      <Landscape src={own.src}>
        <ArtPicture className={styles.art} {...picture} alt="" width={2000} height={620} />
      </Landscape>
      <Inner>
        <div className={styles.words}>
          {above}
          {eyebrow && <Eyebrow data-field={paths.eyebrow}>{eyebrow}</Eyebrow>}
          <Title className={styles.title} data-field={paths.title}>
            {title}
          </Title>
          {lead && (
            <p className={styles.lead} data-field={paths.lead}>
              {lead}
            </p>
          )}
          {children}
        </div>
      </Inner>
    </div>
  );
}
