import { figureOf, wordsOf } from '../items.ts';
import { Dunes } from './dunes.tsx';
import styles from './outcomes.module.css';

/** What comes of it: figures that can be read from afar, on a panel of night. */
export function Outcomes({ items }: { items: readonly unknown[] }) {
  return (
    <div className={styles.panel}>
      <ul className={styles.outcomes}>
        {items.map((item, index) => (
          <li key={index} className={styles.outcome}>
            <Outcome item={item} />
          </li>
        ))}
      </ul>
      <Dunes className={styles.dunes} />
    </div>
  );
}

function Outcome({ item }: { item: unknown }) {
  const words = wordsOf(item);
  const found = figureOf(words);
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
