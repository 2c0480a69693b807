import type { ComponentProps } from 'react';
import type { BrandHorizon as Base } from '#web/site/layout/brand-horizon.tsx';
import styles from './brand-name.module.css';

/** In units of the drawing, in which the letters are 100 high. */
const LETTER_WIDTH = 46;
/** Below the letters, which have parts that hang. */
const FOOT = 24;
const HEIGHT = 78;

/** The brand's name across the page, in layers of colour like a cut through the ground; in one without drawings. Decoration. */
export function BrandHorizon({ brand, ...rest }: ComponentProps<typeof Base>) {
  const width = Math.max(brand.length, 6) * LETTER_WIDTH;
  return (
    <div className={styles.place} aria-hidden="true">
      <svg {...rest} className={styles.name} viewBox={`0 0 ${width} ${HEIGHT + FOOT}`}>
        <defs>
          <linearGradient id="layers" x1="0" y1="0" x2="0.02" y2="1">
            {LAYERS.map(([color, from, to]) => [
              <stop key={`${color} from`} offset={from} stopColor={color} />,
              <stop key={`${color} to`} offset={to} stopColor={color} />,
            ])}
          </linearGradient>
        </defs>
        <text className={styles.layers} x={width / 2} y={HEIGHT} textAnchor="middle" fill="url(#layers)">
          {brand}
        </text>
        <text className={styles.plain} x={width / 2} y={HEIGHT} textAnchor="middle">
          {brand}
        </text>
      </svg>
    </div>
  );
}

/** The layers from the top, each with where it begins and ends. Mixed with the accent, they are visible on any night. */
const LAYERS = [
  ['var(--brand-light)', 0, 0.3],
  ['var(--brand-night)', 0.3, 0.48],
  ['color-mix(in oklab, var(--brand-night) 45%, var(--dusk-4))', 0.48, 0.62],
  ['color-mix(in oklab, var(--brand-night) 35%, var(--dusk-3))', 0.62, 0.76],
  ['color-mix(in oklab, var(--brand-night) 25%, var(--evening-2))', 0.76, 1],
] as const;
