import { useState } from 'react';
import { drawnFace, type DrawnStyle } from '#web/ui/portrait.tsx';
import { imageSource } from '#web/api.ts';
import classes from './face.module.css';

interface FaceProps {
  name: string;
  /** The URL of a picture. Without one, a face is drawn from the name. */
  src?: string;
  drawn: DrawnStyle;
  /** Which of the faces drawn from the name; the first if left out. */
  face?: number;
  size: number;
}

/** A person in a list: the picture in the site's arch, or the first letter of the name if it cannot be shown. */
export function Face({ name, src = '', drawn, face, size }: FaceProps) {
  const source = src || drawnFace(drawn, name, face);
  const [broken, setBroken] = useState('');
  const letter = Array.from(name.trim())[0]?.toUpperCase() ?? '?';
  return (
    <span className={classes.face} style={{ width: size, height: Math.round(size * 1.14) }} aria-hidden>
      {broken === source ? (
        letter
      ) : (
        <img
          src={imageSource(source)}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(source)}
        />
      )}
    </span>
  );
}
