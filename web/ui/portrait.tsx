import { useEffect, useRef, useState } from 'react';
import { firstCharacter } from './first-character.ts';
import { ResponsiveImage } from './picture.tsx';
import './portrait.css';

export type DrawnStyle = 'male' | 'female';

interface PortraitProps {
  name: string;
  /** A photo of the person; if it is missing or broken, a face is drawn from the name. */
  src?: string | undefined;
  alt?: string | undefined;
  drawn: DrawnStyle;
  /** Which of the faces drawn from the name; the first if left out. */
  face?: number | undefined;
  /** Somebody chose the drawn face: it also shows on a site without drawings. */
  isChosen?: boolean;
  size: number;
  /** The rendered width, if it differs from `size`. */
  sizes?: string | undefined;
  className?: string | undefined;
  'data-field'?: string | undefined;
}

/**
 * A person's photo, else a face drawn from the name, else the name's first letter. On a site without drawings, the
 * letter also stands in place of a face that nobody chose.
 */
export function Portrait({
  name,
  src,
  alt = '',
  drawn,
  face,
  isChosen = false,
  size,
  sizes = `${size}px`,
  ...rest
}: PortraitProps) {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string[]>([]);
  const shown = [src, drawnFace(drawn, name, face)].find((source) => source && !broken.includes(source));

  // It may have failed before hydration.
  useEffect(() => {
    if (shown && image.current?.complete && image.current.naturalWidth === 0)
      setBroken((sources) => [...sources, shown]);
  }, [shown]);

  const letter = (
    <span {...rest} aria-hidden="true" data-letter="">
      {firstCharacter(name) || '?'}
    </span>
  );
  if (!shown) return letter;
  return (
    <>
      <ResponsiveImage
        {...rest}
        ref={image}
        src={shown}
        sizes={sizes}
        alt={shown === src ? alt : ''}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onError={() => setBroken((sources) => [...sources, shown])}
      />
      {shown !== src && !isChosen && letter}
    </>
  );
}

/** The URL of a face that the server draws; the same name always has the same faces. */
export function drawnFace(style: DrawnStyle, name: string, face = 0): string {
  return `/api/avatars/${style}?seed=${encodeURIComponent(face === 0 ? name : `${name} ${face + 1}`)}`;
}
