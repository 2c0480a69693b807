import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { ImgHTMLAttributes } from 'react';
import { parsePictureName, pictureFocus, pictureSources, uploadedName, withFocus } from '#contract/pictures.ts';
import { stateTexts } from '#contract/texts/states.ts';
import { DuneMark } from './eyebrow.tsx';
import styles from './picture.module.css';

/** The origin of pictures with relative URLs, if another host serves them; '' for our own. */
export const ImageHost = createContext('');

/**
 * When a picture loads. `first`: before all others, for the page's main picture. `early`: immediately, for a picture
 * that is visible at the start. `late`: when it is nearly visible.
 */
export type LoadPriority = 'first' | 'early' | 'late';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  'data-field'?: string | undefined;
  src: string;
  alt: string;
  /** The rendered width, even if the picture is cropped. The browser chooses the file by it. */
  sizes: string;
  priority?: LoadPriority;
}

/** An uploaded picture in its own proportions. If it cannot be loaded, a text says so. */
export function Picture({ src, alt, priority = 'late', className, ...rest }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);

  // The picture may have failed before hydration.
  useEffect(() => {
    const shown = image.current;
    if (shown?.complete && shown.naturalWidth === 0 && !isVector(src)) setBroken(src);
  }, [src]);

  if (!src || broken === src) {
    return (
      <span
        role="img"
        aria-label={alt || stateTexts.imageUnavailable}
        className={[styles.missing, className].join(' ')}
        data-field={rest['data-field']}
      >
        <DuneMark />
        {stateTexts.imageUnavailable}
      </span>
    );
  }
  return (
    <ResponsiveImage
      ref={image}
      src={src}
      alt={alt}
      {...pictureSize(src)}
      loading={priority === 'late' ? 'lazy' : 'eager'}
      fetchPriority={priority === 'first' ? 'high' : undefined}
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

/** An image with the formats and widths of an uploaded picture. */
export function ResponsiveImage({ src, sizes, className, loading, ...rest }: ResponsiveImageProps) {
  const host = useContext(ImageHost);
  const sources = pictureSources(src, host);
  const focus = pictureFocus(src);
  const address = withFocus(src, null);
  const image = (
    <img
      // Before `src`, or some browsers load the full picture at once.
      loading={loading}
      {...(sources && { sizes, srcSet: sources.webp })}
      src={address.startsWith('/') ? host + address : address}
      {...rest}
      data-focus-x={focus?.x}
      data-focus-y={focus?.y}
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

const SIZE_AT_END = /-(?<width>\d{1,5})x(?<height>\d{1,5})\.\w+$/;

/** Width and height from the URL of an upload, or of any file that ends in `-<width>x<height>.<type>`. */
export function pictureSize(src: string): { width?: number; height?: number } {
  const parsed = parsePictureName(uploadedName(src)) ?? SIZE_AT_END.exec(withFocus(src, null))?.groups;
  return parsed ? { width: Number(parsed.width), height: Number(parsed.height) } : {};
}

/** Whether a picture is higher than wide, as far as its address tells. */
export function isPortrait(src: string): boolean {
  const { width = 1, height = 1 } = pictureSize(src);
  return height > width;
}

/** The colour shown until the picture has loaded. */
export function pictureTone(src: string): string | undefined {
  const tone = parsePictureName(uploadedName(src))?.averageColor;
  return tone ? `#${tone}` : undefined;
}

/** Whether a picture is an SVG: one without an intrinsic size has `naturalWidth` 0 although it has loaded. */
function isVector(src: string): boolean {
  return /\.svg($|\?)|^data:image\/svg/.test(src);
}
