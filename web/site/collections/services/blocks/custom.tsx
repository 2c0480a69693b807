import { DuneMark } from '#web/ui/eyebrow.tsx';
import { itemText } from '../items.ts';
import styles from './custom.module.css';

/** A plain list below the block's own text. */
export function CustomBlock({ items }: { items: readonly unknown[] }) {
  return (
    <ul className={styles.list}>
      {items.map(itemText).map(({ title, description }, index) => (
        <li key={index} className={styles.item}>
          <DuneMark className={styles.mark} />
          <p className={description ? styles.title : undefined}>{title}</p>
          {description && <p className={styles.text}>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
