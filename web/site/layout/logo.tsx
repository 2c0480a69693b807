import styles from './logo.module.css';

interface LogoProps {
  /** The sun climbs from behind the dune while the page scrolls to its end. */
  isRising?: boolean | undefined;
}

/** The brand's mark: a dune, its shade and the sun. The dune has the colour of the text beside it. */
export function Logo({ isRising }: LogoProps) {
  return (
    <svg className={isRising ? styles.rising : undefined} viewBox="0 0 64 40" width="40" height="25" aria-hidden="true">
      {isRising && <circle className={styles.glow} cx="41" cy="10" r="13" fill="#f2a31b" />}
      <circle className={styles.sun} cx="41" cy="12" r="9" fill="#f2a31b" />
      <path d="M27 7C34 22 44 36 63 38H37C32 27 33 17 27 7Z" fill="#c9481f" />
      <path d="M1 38C12 37 18 27 27 7C33 17 32 27 37 38Z" fill="currentColor" />
    </svg>
  );
}
