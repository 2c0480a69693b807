import { useContext } from 'react';
import type { SectionFields } from '#contract/sections/index.ts';
import { ImageHost, pictureSize, ResponsiveImage } from '#web/ui/picture.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { BackdropVideo } from './backdrop-video.tsx';
import styles from './hero.module.css';

/** The picture or silent video behind the hero's text. The picture shows while the video loads. */
export function Backdrop({ hero }: { hero: SectionFields<'hero'> }) {
  const { bgImageUrl: imageUrl, bgVideoUrl: videoUrl, bgOverlayOpacity: opacity } = hero;
  const host = useContext(ImageHost);
  const address = (url: string) => (url.startsWith('/') ? host + url : url);
  return (
    <div className={styles.backdrop} data-own="" data-field={fieldPath(hero, 'bgImageUrl')}>
      {imageUrl && (
        <ResponsiveImage
          className={styles.fill}
          src={imageUrl}
          sizes={backdropSizes(imageUrl)}
          alt=""
          fetchPriority="high"
          decoding="async"
        />
      )}
      {videoUrl && <BackdropVideo key={videoUrl} src={address(videoUrl)} />}
      {/* The words have a veil of their own, so the middle of the scale leaves the picture its colours. The policy forbids
          inline styles, so presentation attributes carry the opacity. */}
      <svg className={styles.fill} opacity={opacity ** 8} aria-hidden="true">
        <rect width="100%" height="100%" fill="var(--night-black)" fillOpacity={opacity} />
      </svg>
    </div>
  );
}

/** Wide enough to cover the hero even if it is taller than wide. */
function backdropSizes(imageUrl: string): string {
  const { width, height } = pictureSize(imageUrl);
  return width && height ? `max(100vw, ${Math.round((100 * width) / height)}vh)` : '100vw';
}
