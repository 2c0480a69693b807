import { useEffect, useRef, useState } from 'react';
import { ResponsiveImage } from './picture.tsx';

export type DrawnStyle = 'male' | 'female';

interface PortraitProps {
  name: string;
  /** A picture of the person; left out or broken, a face is drawn from the name. */
  src?: string | undefined;
  alt?: string | undefined;
  drawn: DrawnStyle;
  size: number;
  /** How wide it is shown, where that is not its size. */
  sizes?: string | undefined;
  className?: string | undefined;
}

/** A person's picture, else a face drawn from the name, else the name's first letter. */
export function Portrait({ name, src, alt = '', drawn, size, sizes = `${size}px`, className }: PortraitProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string[]>([]);
  const shown = [src, drawnFace(drawn, name)].find((source) => source && !broken.includes(source));

  // It may have failed before the page came alive.
  useEffect(() => {
    if (shown && image.current?.complete && image.current.naturalWidth === 0) setBroken((was) => [...was, shown]);
  }, [shown]);

  if (!shown) {
    return (
      <span className={className} aria-hidden="true" data-letter={firstLetter(name)}>
        {firstLetter(name)}
      </span>
    );
  }
  return (
    <ResponsiveImage
      ref={image}
      className={className}
      src={shown}
      sizes={sizes}
      alt={shown === src ? alt : ''}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setBroken((was) => [...was, shown])}
    />
  );
}

/** Where the server draws a face; the same name always has the same one. */
export function drawnFace(style: DrawnStyle, name: string): string {
  return `/api/avatars/${style}?seed=${encodeURIComponent(name)}`;
}

function firstLetter(name: string): string {
  const first = name.trim().codePointAt(0);
  return first === undefined ? '?' : String.fromCodePoint(first).toUpperCase();
}
