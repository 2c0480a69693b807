import type { ImgHTMLAttributes } from 'react';
import styles from './picture.module.css';

interface ArtPictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  /** The same as AVIF. */
  avif: string;
  /** What a phone needs of it. */
  phone?: string;
}

/** Artwork of the site's own, as light as the browser can read it. */
export function ArtPicture({ avif, phone, ...image }: ArtPictureProps) {
  return (
    <picture className={styles.choice}>
      {phone && <source type="image/avif" media="(max-width: 599px)" srcSet={phone} />}
      <source type="image/avif" srcSet={avif} />
      <img {...image} />
    </picture>
  );
}
