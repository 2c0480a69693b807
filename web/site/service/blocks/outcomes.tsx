import { splitLeadingFigure, itemText } from '../items.ts';
import { PanelDunes } from './dunes.tsx';
import styles from './outcomes.module.css';

/** Large figures on a night panel. */
export function OutcomesBlock({ items }: { items: readonly unknown[] }) {
  return (
    <div className={styles.panel}>
      <ul className={styles.outcomes}>
        {items.map((item, index) => (
          <li key={index} className={styles.outcome}>
            <OutcomeItem item={item} />
          </li>
        ))}
      </ul>
      <PanelDunes className={styles.dunes} />
    </div>
  );
}

function OutcomeItem({ item }: { item: unknown }) {
  const words = itemText(item);
  const found = splitLeadingFigure(words);
  if (found) {
    return (
      <>
        <p className={styles.figure}>{found.figure}</p>
        {found.words && <p className={styles.text}>{found.words}</p>}
      </>
    );
  }
  return (
    <>
      <p className={styles.title}>{words.title}</p>
      {words.description && <p className={styles.text}>{words.description}</p>}
    </>
  );
}
