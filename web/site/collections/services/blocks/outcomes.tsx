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
  const texts = itemText(item);
  const found = splitLeadingFigure(texts);
  if (found) {
    return (
      <>
        <p className={styles.figure}>{found.figure}</p>
        {found.text && <p className={styles.text}>{found.text}</p>}
      </>
    );
  }
  return (
    <>
      <p className={styles.title}>{texts.title}</p>
      {texts.description && <p className={styles.text}>{texts.description}</p>}
    </>
  );
}
