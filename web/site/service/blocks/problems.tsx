import { enters } from '#web/ui/enters.ts';
import { wordsOf } from '../items.ts';
import styles from './problems.module.css';

/** What hurts, in two columns under hairlines. */
export function Problems({ items }: { items: readonly unknown[] }) {
  return (
    <ul className={styles.problems}>
      {items.map(wordsOf).map(({ title, description }, index) => (
        <li key={index} ref={enters} className={styles.problem}>
          {description ? <h3 className={styles.title}>{title}</h3> : <p className={styles.alone}>{title}</p>}
          {description && <p className={styles.text}>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
