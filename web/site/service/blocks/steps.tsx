import { enters } from '#web/ui/enters.ts';
import { wordsOf } from '../items.ts';
import styles from './steps.module.css';

/** The way there, numbered along one line. */
export function Steps({ items }: { items: readonly unknown[] }) {
  return (
    <ol className={styles.steps}>
      {items.map(wordsOf).map(({ title, description }, index) => (
        <li key={index} ref={enters} className={styles.step}>
          {description ? <h3 className={styles.title}>{title}</h3> : <p className={styles.alone}>{title}</p>}
          {description && <p className={styles.text}>{description}</p>}
        </li>
      ))}
    </ol>
  );
}
