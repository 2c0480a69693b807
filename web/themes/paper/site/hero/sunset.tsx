import styles from './contour-night.module.css';

/** A night with contour lines behind the hero's text. Pictures of editors replace it. */
export function Sunset() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.lines} />
    </div>
  );
}
