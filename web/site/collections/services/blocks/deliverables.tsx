import { itemText } from '../items.ts';
import { Check } from './check.tsx';
import styles from './deliverables.module.css';

/** A list with check marks. */
export function DeliverablesBlock({ items }: { items: readonly unknown[] }) {
  return (
    <ul className={styles.deliverables}>
      {items.map(itemText).map(({ title, description }, index) => (
        <li key={index} className={styles.deliverable}>
          <Check className={styles.check} />
          <div className={styles.words}>
            <p className={description ? styles.title : undefined}>{title}</p>
            {description && <p className={styles.text}>{description}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
