import { useRef, type ChangeEvent } from 'react';
import type { ServicePage } from '#contract/collections/services.ts';
import { serviceTexts } from '#contract/texts/services.ts';
import { Picture } from '#web/ui/picture.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import styles from './compare.module.css';

/** Where the handle stands at first, in percent. The style has the same value for pages without scripts. */
const START = 46;

interface CompareProps {
  compare: ServicePage['compare'];
  /** The `sizes` of both pictures. */
  sizes: string;
  className: string | undefined;
}

/** Two pictures over one another, with a handle between them: a range input over the whole frame. */
export function Compare({ compare, sizes, className }: CompareProps) {
  const { beforeUrl, afterUrl } = compare;
  const frame = useRef<HTMLDivElement>(null);

  function move({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const style = frame.current?.style;
    style?.setProperty('animation', 'none');
    style?.setProperty('--at', `${currentTarget.value}%`);
  }

  return (
    <div ref={frame} className={styles.compare}>
      <Picture
        className={className}
        src={afterUrl}
        alt=""
        sizes={sizes}
        priority="first"
        data-field={fieldPath(compare, 'afterUrl')}
      />
      <div className={styles.before}>
        <Picture
          className={className}
          src={beforeUrl}
          alt=""
          sizes={sizes}
          priority="early"
          data-field={fieldPath(compare, 'beforeUrl')}
        />
      </div>
      <span className={styles.seam} />
      <input
        className={styles.range}
        type="range"
        min="0"
        max="100"
        step="2"
        defaultValue={START}
        aria-label={serviceTexts.compare}
        onChange={move}
      />
      <span className={styles.handle} aria-hidden="true">
        <svg width="22" height="22" viewBox="0 0 22 22" fill="none">
          <path
            d="M8 6l-5 5 5 5M14 6l5 5-5 5"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </span>
    </div>
  );
}
