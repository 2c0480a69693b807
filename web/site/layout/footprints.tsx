import styles from './footprints.module.css';

/** The steps from the foot of the picture to the crest: x, y, length and direction in degrees. */
const STEPS = [
  [1600, 1193, 26, 39],
  [1525, 1105, 23, 37],
  [1440, 1067, 21, 36],
  [1392, 1010, 19, 35],
  [1322, 981, 17, 34],
  [1279, 934, 15, 34],
  [1217, 909, 14, 33],
  [1175, 870, 12, 32],
  [1120, 847, 10, 31],
  [1079, 813, 9, 30],
  [1028, 792, 7, 29],
  [987, 763, 6, 28],
] as const;

/** A trail over the sand of the lost scene, in the picture's own units. The wind wipes it once, step by step. */
export function Footprints() {
  return (
    <svg className={styles.trail} viewBox="0 0 2000 1200" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {STEPS.map(([x, y, length, direction]) => (
        <ellipse
          key={x}
          rx={length}
          ry={Math.round(length * 0.42)}
          transform={`translate(${x} ${y}) rotate(${direction})`}
        />
      ))}
    </svg>
  );
}
