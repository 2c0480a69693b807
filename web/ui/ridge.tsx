import styles from './ridge.module.css';

export type Ground = 'paper' | 'sand' | 'night';
export type RidgeShape = keyof typeof crests;

/** Dune crests over a width of 1440: a long rise, one edge, a short fall. */
const crests = {
  a: 'M0 97C190 96 420 78 600 44C700 25 770 12 838 4C910 24 980 66 1100 84C1220 98 1340 92 1440 82',
  b: 'M0 84C130 98 260 92 380 62C470 38 540 12 602 4C760 20 900 66 1100 84C1240 95 1360 97 1440 97',
  c: 'M0 60C110 78 250 96 420 92C640 86 830 52 960 26C1010 16 1050 8 1084 4C1170 22 1290 74 1440 90',
};

/**
 * The dune curve at the top of a ground. It lies above the top edge of its parent, which must be positioned, and covers
 * the end of the section before.
 */
export function Ridge({ ground, shape = 'a', className }: { ground: Ground; shape?: RidgeShape; className?: string }) {
  return (
    <svg
      className={[styles.ridge, styles[ground], className].filter(Boolean).join(' ')}
      viewBox="0 0 1440 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`${crests[shape]}V100H0Z`} fill="currentColor" />
      <path
        className={styles.crest}
        d={crests[shape]}
        fill="none"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
