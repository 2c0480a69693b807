import type { ReactNode } from 'react';
import { ArtPicture } from '#web/ui/art-picture.tsx';
import type { HeadingPaths } from '#web/ui/field-path.ts';
import { Inner } from '#web/ui/section.tsx';
import noonAvif from '../../art/band-noon.avif?no-inline';
import noon from '../../art/band-noon.webp';
import { Landscape, useOwnLandscape } from '../../layout/landscape.tsx';
import { HAS_SCENES } from '../../layout/scene.ts';
import styles from './portfolio-head.module.css';

interface PortfolioHeadProps {
  title: string;
  lead: string;
  paths: HeadingPaths;
  children: ReactNode;
}

/** The top of the portfolio, at noon unless it has the owner's picture: its title, and the filters on the same line where there is room. */
export function PortfolioHead({ title, lead, paths, children }: PortfolioHeadProps) {
  const own = useOwnLandscape('projectsImageUrl');
  return (
    <div
      className={styles.head}
      {...(HAS_SCENES && own.src ? { 'data-scene': '' } : { 'data-head': 'light' })}
      data-field={own.field}
    >
      <Landscape src={own.src}>
        <ArtPicture className={styles.art} src={noon} avif={noonAvif} alt="" width={1600} height={480} />
      </Landscape>
      <Inner className={styles.columns}>
        <div className={styles.words}>
          <h1 className={styles.title} data-field={paths.title}>
            {title}
          </h1>
          <p className={styles.lead} data-field={paths.lead}>
            {lead}
          </p>
        </div>
        {children}
      </Inner>
    </div>
  );
}
