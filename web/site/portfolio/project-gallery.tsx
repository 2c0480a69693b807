import { useContext, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { enters } from '#web/ui/enters.ts';
import { useAlive } from '#web/ui/form/use-alive.ts';
import { Lightbox } from '#web/ui/lightbox.tsx';
import { ImageHost, Picture } from '#web/ui/picture.tsx';
import type { GalleryPicture } from './gallery-pictures.ts';
import styles from './project-gallery.module.css';
import { galleryRows, placesIn, sizesIn } from './rhythm.ts';
import rhythm from './rhythm.module.css';

interface ProjectGalleryProps {
  title: string;
  pictures: GalleryPicture[];
}

/** The pictures of a project; each opens large. */
export function ProjectGallery({ title, pictures }: ProjectGalleryProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const places = placesIn(galleryRows(pictures.length));
  const named = pictures.map(({ src, caption }, index) => ({
    src,
    caption,
    alt: caption || `${title}, picture ${index + 1}`,
  }));
  return (
    <div className={styles.gallery}>
      <h2 className="visually-hidden">Pictures</h2>
      <ul className={[rhythm.grid, styles.grid].join(' ')}>
        {named.map((picture, index) => (
          <li key={picture.src} ref={enters} className={[rhythm.place, rhythm[places[index] ?? 'whole']].join(' ')}>
            <Thumbnail
              {...picture}
              sizes={sizesIn(places[index] ?? 'whole')}
              label={`Open picture ${index + 1} of ${pictures.length}: ${picture.alt}`}
              onOpen={() => setOpened(index)}
            />
            {picture.caption && <p className={styles.caption}>{picture.caption}</p>}
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Lightbox label={`Pictures of ${title}`} pictures={named} start={opened} onClose={() => setOpened(null)} />
      )}
    </div>
  );
}

interface ThumbnailProps {
  src: string;
  alt: string;
  sizes: string;
  label: string;
  onOpen: () => void;
}

/** A button that is a link to the picture itself for as long as no script runs, and for those who want a tab of its own. */
function Thumbnail({ src, alt, sizes, label, onOpen }: ThumbnailProps) {
  const host = useContext(ImageHost);
  const isButton = useAlive();

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The focus comes back here, also in browsers that give none to what is clicked.
    event.currentTarget.focus();
    onOpen();
  }
  function onKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
    if (event.key !== ' ') return;
    event.preventDefault();
    onOpen();
  }

  return (
    <a
      className={[rhythm.frame, styles.thumbnail].join(' ')}
      href={src.startsWith('/') ? host + src : src}
      aria-label={label}
      {...(isButton && ({ role: 'button', 'aria-haspopup': 'dialog' } as const))}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <Picture className={styles.picture} src={src} alt={alt} sizes={sizes} />
      <span className={styles.sign} aria-hidden="true">
        <svg width="18" height="18" viewBox="0 0 18 18" fill="none">
          <path
            d="M11 2h5v5M16 2l-5.5 5.5M7 16H2v-5M2 16l5.5-5.5"
            stroke="currentColor"
            strokeWidth="1.7"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
    </a>
  );
}
