import { ResponsiveImage } from '#web/ui/picture.tsx';
import { useOwnLandscape } from './landscape.tsx';
import styles from './own-strip.module.css';

/** The owner's picture of pages, from edge to edge at the end of a page; nothing without one. */
export function OwnStrip() {
  const { src, field } = useOwnLandscape('pageImageUrl');
  if (!src) return null;
  return (
    <div className={styles.strip} data-field={field}>
      <ResponsiveImage className={styles.picture} src={src} sizes="100vw" alt="" loading="lazy" decoding="async" />
    </div>
  );
}
