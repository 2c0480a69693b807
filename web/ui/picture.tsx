import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { ImgHTMLAttributes } from 'react';
import { parsePictureName, pictureSources, uploadedName } from '#contract/pictures.ts';
import { imageUnavailable } from '#contract/texts.ts';
import { DuneMark } from './eyebrow.tsx';
import styles from './picture.module.css';

/** What stands before a picture's relative address where another host serves it; '' for our own. */
export const ImageHost = createContext('');

/**
 * When a picture is fetched: `first` before all others, because the page opens with it; `early` at once, because it is
 * seen at once; else when it is nearly reached.
 */
export type LoadPriority = 'first' | 'early' | 'late';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  alt: string;
  /** How wide it is shown, whatever of it is cut off: the browser chooses by it how much to load. */
  sizes: string;
  priority?: LoadPriority;
}

/** An uploaded picture in its own proportions; what cannot be loaded says so. */
export function Picture({ src, alt, priority: turn = 'late', className, ...rest }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);

  // A picture may have failed before the page came alive.
  useEffect(() => {
    const shown = image.current;
    if (shown?.complete && shown.naturalWidth === 0 && !isVector(src)) setBroken(src);
  }, [src]);

  if (!src || broken === src) {
    return (
      <span role="img" aria-label={alt || imageUnavailable} className={[styles.missing, className].join(' ')}>
        <DuneMark />
        {imageUnavailable}
      </span>
    );
  }
  return (
    <ResponsiveImage
      ref={image}
      src={src}
      alt={alt}
      {...pictureSize(src)}
      loading={turn === 'late' ? 'lazy' : 'eager'}
      fetchPriority={turn === 'first' ? 'high' : undefined}
      decoding="async"
      className={className}
      onError={() => setBroken(src)}
      {...rest}
    />
  );
}

interface ResponsiveImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  sizes: string;
  ref?: React.Ref<HTMLImageElement>;
}

/** An image element that takes of an uploaded picture the format and width that suit the screen. */
export function ResponsiveImage({ src, sizes, className, loading, ...rest }: ResponsiveImageProps) {
  const host = useContext(ImageHost);
  const sources = pictureSources(src, host);
  const image = (
    <img
      // Before the address, or some browsers fetch it at once, and whole.
      loading={loading}
      {...(sources && { sizes, srcSet: sources.webp })}
      src={src.startsWith('/') ? host + src : src}
      {...rest}
      data-tone={pictureTone(src)}
      className={[className, styles.image].filter(Boolean).join(' ')}
    />
  );
  if (!sources) return image;
  return (
    <picture className={styles.choice}>
      <source type="image/avif" sizes={sizes} srcSet={sources.avif} />
      {image}
    </picture>
  );
}

/** Width and height as an upload's address tells them, or any other that ends alike: `…-<width>x<height>.webp`. */
export function pictureSize(src: string): { width?: number; height?: number } {
  const facts = parsePictureName(uploadedName(src)) ?? /-(?<width>\d{1,5})x(?<height>\d{1,5})\.\w+$/.exec(src)?.groups;
  return facts ? { width: Number(facts.width), height: Number(facts.height) } : {};
}

/** The colour that stands in a picture's place until it is there. */
export function pictureTone(src: string): string | undefined {
  const tone = parsePictureName(uploadedName(src))?.averageColor;
  return tone ? `#${tone}` : undefined;
}

/** A vector picture may truly have no width of its own. */
function isVector(src: string): boolean {
  return /\.svg($|\?)|^data:image\/svg/.test(src);
}
