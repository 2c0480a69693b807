import { useContext } from 'react';
import { ImageHost, pictureSize, ResponsiveImage } from '#web/ui/picture.tsx';
import { BackdropVideo } from './backdrop-video.tsx';
import styles from './hero.module.css';

interface BackdropProps {
  imageUrl: string;
  videoUrl: string;
  /** Opacity of the dark overlay: 0 is the plain picture, 1 is black. */
  opacity: number;
}

/** The picture or silent video behind the hero's text. The picture shows while the video loads. */
export function Backdrop({ imageUrl, videoUrl, opacity }: BackdropProps) {
  const host = useContext(ImageHost);
  const address = (url: string) => (url.startsWith('/') ? host + url : url);
  return (
    <div className={styles.backdrop}>
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
      {/* The policy forbids inline styles, so a presentation attribute carries the opacity. */}
      <svg className={styles.fill} aria-hidden="true">
        <rect width="100%" height="100%" fill="#05060f" fillOpacity={opacity} />
      </svg>
    </div>
  );
}

/** Wide enough to cover the hero even if it is taller than wide. */
function backdropSizes(imageUrl: string): string {
  const { width, height } = pictureSize(imageUrl);
  return width && height ? `max(100vw, ${Math.round((100 * width) / height)}vh)` : '100vw';
}
