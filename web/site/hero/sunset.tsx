import styles from './sunset.module.css';

/**
 * The desert at dusk behind the hero's text, in layers. Scrolling past the hero lowers the sun. Pictures of editors
 * replace it.
 */
export function Sunset() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.sky} />
      <div className={styles.shade} />
      <div className={styles.sun} />
      <div className={styles.far} />
      <div className={styles.near} />
      <div className={styles.night} />
    </div>
  );
}
