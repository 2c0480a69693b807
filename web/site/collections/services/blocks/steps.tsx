import { revealOnScroll } from '#web/ui/reveal-on-scroll.ts';
import { itemText } from '../items.ts';
import styles from './steps.module.css';

/** Numbered steps along one line. */
export function StepsBlock({ items }: { items: readonly unknown[] }) {
  return (
    <ol className={styles.steps}>
      {items.map(itemText).map(({ title, description }, index) => (
        <li key={index} ref={revealOnScroll} className={styles.step}>
          {description ? <h3 className={styles.title}>{title}</h3> : <p className={styles.alone}>{title}</p>}
          {description && <p className={styles.text}>{description}</p>}
        </li>
      ))}
    </ol>
  );
}
