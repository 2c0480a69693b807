import type { ComponentProps } from 'react';
import type { BrandHorizon as Base } from '#web/site/layout/brand-horizon.tsx';
import styles from './brand-name.module.css';

/** In units of the drawing, in which the type is 100 high. */
const HEIGHT = 78;
/** Below the letters, which have parts that hang. */
const FOOT = 24;
/** A shorter name would be higher than the rest of the footer. */
const WIDTH_MIN = 270;
/** A longer name has two lines. */
const WIDTH_MAX = 920;
/** Estimates for any typeface. The browser spaces the letters to the exact width. */
const LETTER_WIDTHS: [RegExp, number][] = [
  [/\p{M}/u, 0],
  [/[&@MWmw]/, 86],
  [/[\s\p{P}Iijlftr]/u, 24],
  [/[\p{Lu}\d]/u, 68],
];
const LETTER_WIDTH = 51;
/** Scripts whose letters join may not be spaced. */
const CAN_SPACE = /^[\p{Script=Latin}\p{Script=Common}]+$/u;

/** The brand's name from margin to margin, in layers of colour like a cut through the ground; in one without drawings. Decoration. */
export function BrandHorizon({ brand, ...rest }: ComponentProps<typeof Base>) {
  return (
    <div {...rest} className={styles.place} aria-hidden="true">
      {linesOf(brand.trim()).map((line, index) => {
        const width = widthOf(line);
        const place: ComponentProps<'text'> = CAN_SPACE.test(line)
          ? { x: 0, y: HEIGHT, textLength: width }
          : { x: width / 2, y: HEIGHT, textAnchor: 'middle' };
        return (
          <svg key={index} className={styles.name} viewBox={`0 0 ${width} ${HEIGHT + FOOT}`}>
            <defs>
              <linearGradient id={`layers-${index}`} x1="0" y1="0" x2="0.02" y2="1">
                {LAYERS.map(([color, from, to]) => [
                  <stop key={`${color} from`} offset={from} stopColor={color} />,
                  <stop key={`${color} to`} offset={to} stopColor={color} />,
                ])}
              </linearGradient>
            </defs>
            <text {...place} className={styles.layers} fill={`url(#layers-${index})`}>
              {line}
            </text>
            <text {...place} className={styles.plain}>
              {line}
            </text>
          </svg>
        );
      })}
    </div>
  );
}

/** The name, or its two halves if it is long. */
function linesOf(name: string): string[] {
  if (widthOf(name) <= WIDTH_MAX) return [name];
  const spaces = [...name.matchAll(/\s+/g)].map(({ index }) => index);
  const [middle] = spaces.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle).trim()];
}

function widthOf(line: string): number {
  const widths = Array.from(line, (letter) => LETTER_WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? LETTER_WIDTH);
  return Math.max(
    WIDTH_MIN,
    widths.reduce((sum, width) => sum + width, 0),
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
