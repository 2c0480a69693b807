import { useContext, useState } from 'react';
import { projectTexts } from '#contract/texts/projects.ts';
import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import { useDialogLink } from '#web/ui/use-dialog-link.ts';
import type { Lightbox } from '#web/ui/lightbox.tsx';
import { ImageHost, Picture, pictureSize } from '#web/ui/picture.tsx';
import { withTimeout } from '../../chunk-timeout.ts';
import type { GalleryPicture } from './gallery-pictures.ts';
import styles from './project-gallery.module.css';
import { galleryRows, slotsFor, slotSizes } from '../../layout/project-grid.ts';

interface ProjectGalleryProps {
  title: string;
  pictures: GalleryPicture[];
}

/** The lightbox loads when a visitor is about to open it. */
const fetchLightbox = () => withTimeout(import('#web/ui/lightbox.tsx'));

/** The pictures of a project; each opens large. */
export function ProjectGallery({ title, pictures }: ProjectGalleryProps) {
  const [opened, setOpened] = useState<{ Lightbox: typeof Lightbox; start: number } | null>(null);
  const places = slotsFor(galleryRows(pictures.length));
  const named = pictures.map(({ src, caption, paths }, index) => ({
    src,
    caption,
    paths,
    alt: caption || projectTexts.picture(title, index + 1),
  }));

  async function open(start: number, address: string) {
    try {
      const { Lightbox } = await fetchLightbox();
      setOpened({ Lightbox, start });
    } catch {
      location.assign(address); // as without scripts
    }
  }

  return (
    <>
      <h2 className="visually-hidden">{projectTexts.pictures}</h2>
      <ul className={styles.grid}>
        {named.map((picture, index) => (
          <li key={picture.src} ref={revealOnScroll} className={styles[places[index] ?? 'whole']}>
            <Thumbnail
              {...picture}
              sizes={slotSizes(places[index] ?? 'whole')}
              label={projectTexts.openPicture(index + 1, pictures.length, picture.alt)}
              onIntent={() => void fetchLightbox().catch(() => undefined)}
              onOpen={(address) => void open(index, address)}
            />
            {picture.caption && (
              <p className={styles.caption} data-field={picture.paths?.caption}>
                {picture.caption}
              </p>
            )}
          </li>
        ))}
      </ul>
      {opened && (
        <opened.Lightbox
          label={projectTexts.picturesOf(title)}
          pictures={named}
          start={opened.start}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

interface ThumbnailProps {
  src: string;
  alt: string;
  paths: GalleryPicture['paths'];
  sizes: string;
  label: string;
  /** Called on hover and focus. */
  onIntent: () => void;
  /** Receives the URL of the picture. */
  onOpen: (address: string) => void;
}

/** A button. Without scripts, and for a new tab, it is a link to the picture. */
function Thumbnail({ src, alt, paths, sizes, label, onIntent, onOpen }: ThumbnailProps) {
  const host = useContext(ImageHost);
  const dialogLink = useDialogLink(({ href }) => onOpen(href));
  return (
    <a
      className={[styles.thumbnail, isTall(src) && styles.tall].filter(Boolean).join(' ')}
      href={src.startsWith('/') ? host + src : src}
      aria-label={label}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      {...dialogLink}
    >
      <span className={styles.frame}>
        <Picture className={styles.picture} src={src} alt={alt} sizes={sizes} data-field={paths?.src} />
      </span>
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

/** A height, in widths, from which a picture shows only its top. */
const TALL_FROM = 1.8;

function isTall(src: string): boolean {
  const { width = 1, height = 1 } = pictureSize(src);
  return height / width >= TALL_FROM;
}
