import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import { itemText } from '../items.ts';
import styles from './problems.module.css';

/** Problems in two columns under hairlines. */
export function ProblemsBlock({ items }: { items: readonly unknown[] }) {
  return (
    <ul className={styles.problems}>
      {items.map(itemText).map(({ title, description }, index) => (
        <li key={index} ref={revealOnScroll} className={styles.problem}>
          {description ? <h3 className={styles.title}>{title}</h3> : <p className={styles.alone}>{title}</p>}
          {description && <p className={styles.text}>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
