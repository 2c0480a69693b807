import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { ImgHTMLAttributes } from 'react';
import { imageUnavailable } from '#contract/texts.ts';
import { DuneMark } from './eyebrow.tsx';
import styles from './picture.module.css';

/** What stands before a picture's relative address where another host serves it; '' for our own. */
export const ImageHost = createContext('');

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  alt: string;
  /** Seen at once, so it is fetched first instead of when it is reached. */
  eager?: boolean;
}

/** An uploaded picture in its own proportions; what cannot be loaded says so. */
export function Picture({ src, alt, eager = false, className, ...rest }: PictureProps) {
  const host = useContext(ImageHost);
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
    <img
      ref={image}
      src={src.startsWith('/') ? host + src : src}
      alt={alt}
      {...sizeOf(src)}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={className}
      onError={() => setBroken(src)}
      {...rest}
    />
  );
}

/** Width and height as an upload's address tells them: `/uploads/<hash>-<width>x<height>.webp`. */
export function sizeOf(src: string): { width?: number; height?: number } {
  const size = /-(\d{1,5})x(\d{1,5})\.\w+$/.exec(src);
  return size ? { width: Number(size[1]), height: Number(size[2]) } : {};
}

/** A vector picture may truly have no width of its own. */
function isVector(src: string): boolean {
  return /\.svg($|\?)|^data:image\/svg/.test(src);
}
