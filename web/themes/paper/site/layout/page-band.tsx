import type { ComponentProps } from 'react';
import { Eyebrow } from '#web/ui/eyebrow.tsx';
import { Inner } from '#web/ui/section.tsx';
import type { PageBand as Base } from '#web/site/layout/page-band.tsx';
import { Landscape, NO_LANDSCAPE, useOwnLandscape } from '#web/site/layout/landscape.tsx';
import styles from './paper-band.module.css';

export type { BandArt } from '#web/site/layout/page-band.tsx';

/** The head of an inner page, on paper with contour lines. It has no hours of the day. */
export function PageBand(props: ComponentProps<typeof Base>) {
  const { title, level = 1, eyebrow, lead, above, hasCover, isLow, isBesidePicture, paths = {}, children } = props;
  const Title = level === 1 ? 'h1' : 'h2';
  const landscape = useOwnLandscape('pageImageUrl');
  const own = isBesidePicture ? NO_LANDSCAPE : landscape;
  const shape = [hasCover && styles.withCover, isLow && styles.low, isBesidePicture && styles.risen];
  return (
    <div className={[styles.band, ...shape].filter(Boolean).join(' ')} data-head="light" data-field={own.field}>
      <Landscape src={own.src} />
      <div className={styles.lines} aria-hidden="true" />
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
