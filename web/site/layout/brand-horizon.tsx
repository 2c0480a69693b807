import { ArtPicture } from '#web/ui/art-picture.tsx';
import avif from '../art/foot.avif';
import phone from '../art/foot-phone.avif';
import art from '../art/foot.webp';
import styles from './brand-horizon.module.css';

/** In units of the drawing, in which the letters are 112 high. */
const LETTER_WIDTH = 47;
/** The horizon: it hides the lowest eighth of the letters. */
const HORIZON = 78;

/** The brand's name as a sun that sets behind night dunes. Decoration: the name is also in the text above. */
export function BrandHorizon({ brand, ...rest }: { brand: string; 'data-field'?: string | undefined }) {
  const width = Math.max(brand.length, 6) * LETTER_WIDTH;
  return (
    <div className={styles.horizon} aria-hidden="true">
      <svg {...rest} className={styles.word} viewBox={`0 0 ${width} ${HORIZON}`} preserveAspectRatio="xMidYMax meet">
        <defs>
          <linearGradient id="setting-sun" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--sun-2)" />
            <stop offset="0.42" stopColor="var(--brand)" />
            <stop offset="0.8" stopColor="var(--dusk-4)" />
          </linearGradient>
        </defs>
        <text x={width / 2} y="88" textAnchor="middle" letterSpacing="-3" fill="url(#setting-sun)">
          {brand}
        </text>
      </svg>
      <ArtPicture
        className={styles.dunes}
        src={art}
        avif={avif}
        phone={phone}
        alt=""
        loading="lazy"
        decoding="async"
        width={2400}
        height={760}
      />
    </div>
  );
}
