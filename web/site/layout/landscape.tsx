import type { ReactNode } from 'react';
import { fieldPath } from '#web/ui/field-path.ts';
import { pictureSize, ResponsiveImage } from '#web/ui/picture.tsx';
import { useSiteFacts } from '#web/site/brand.ts';
import styles from './landscape.module.css';

type Place = 'pageImageUrl' | 'blogImageUrl' | 'projectsImageUrl' | 'missingPageImageUrl';

/** The owner's picture for the top of some pages, '' without one, and the path of its field. */
export function useOwnLandscape(place: Place): { src: string; field: string | undefined } {
  const site = useSiteFacts();
  return { src: site?.[place] ?? '', field: fieldPath(site, place) };
}

/** Of a head that has no picture of the owner. */
export const NO_LANDSCAPE: ReturnType<typeof useOwnLandscape> = { src: '', field: undefined };

interface LandscapeProps {
  /** The owner's picture. */
  src: string;
  /** It fills a panel beside a form in every theme. */
  isPanel?: boolean;
  /** The site's drawing, which it replaces. */
  children?: ReactNode;
}

/** The picture behind the words of its parent element: the owner's, with a shade, or the site's drawing. */
export function Landscape({ src, isPanel = false, children }: LandscapeProps) {
  if (!src) return children;
  return (
    <div className={isPanel ? styles.panel : styles.head} data-own={isPanel ? undefined : ''}>
      <ResponsiveImage
        className={styles.fill}
        src={src}
        sizes={sizesOf(src)}
        alt=""
        fetchPriority="high"
        decoding="async"
      />
    </div>
  );
}

/** Wide enough for a head on a phone, which a wide picture fills with its height. */
function sizesOf(src: string): string {
  const { width, height } = pictureSize(src);
  return width && height ? `max(100vw, ${Math.round((21 * width) / height)}rem)` : '100vw';
}
