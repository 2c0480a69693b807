import { useState, type CSSProperties, type ReactNode } from 'react';
import type { Focus } from '#contract/pictures.ts';
import { pictureSize } from '#web/admin/editing/upload/picture-info.ts';
import classes from './image.module.css';

interface WholePictureProps {
  source: string;
  onError?: () => void;
  /** Placed on the picture. */
  children?: ReactNode;
}

/** A picture as large as its stage allows, in its own proportions, so that points on it can be given in percent. */
export function WholePicture({ source, onError, children }: WholePictureProps) {
  const [size, setSize] = useState(() => pictureSize(source));
  const { width = 16, height = 9 } = size ?? {};
  const proportions = { '--ratio': width / height, '--natural': `${width}px` } as CSSProperties; // own properties
  return (
    <div className={classes.whole} style={proportions} data-known={size !== null || undefined}>
      <img
        src={source}
        alt=""
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          if (naturalWidth > 0) setSize({ width: naturalWidth, height: naturalHeight });
        }}
        onError={onError}
      />
      {children}
    </div>
  );
}

/** The focal point, on a picture. */
export function FocusMark({ focus }: { focus: Focus | null }) {
  return focus && <span className={classes.mark} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />;
}
