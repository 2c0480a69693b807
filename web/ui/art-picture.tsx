import type { ImgHTMLAttributes } from 'react';
import styles from './picture.module.css';

interface ArtPictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  /** The same picture as AVIF. */
  avif: string;
  /** A smaller AVIF for phones. */
  phone?: string;
}

/** The site's own artwork, in the lightest format that the browser supports. */
export function ArtPicture({ avif, phone, className = '', ...image }: ArtPictureProps) {
  return (
    <picture className={styles.choice}>
      {phone && <source type="image/avif" media="(max-width: 599px)" srcSet={phone} />}
      <source type="image/avif" srcSet={avif} />
      <img {...image} className={`${styles.art} ${className}`.trim()} />
    </picture>
  );
}
