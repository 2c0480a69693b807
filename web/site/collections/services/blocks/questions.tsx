import { useId } from 'react';
import { PlusIcon } from '#web/ui/line-icons.tsx';
import { parseQuestion } from '../items.ts';
import styles from './questions.module.css';

/** Native `details`, one open at a time. */
export function QuestionsBlock({ items }: { items: readonly unknown[] }) {
  const name = useId();
  return (
    <ul className={styles.questions}>
      {items.map(parseQuestion).map(({ q, a }, index) => (
        <li key={index} className={styles.item}>
          {a ? (
            <details name={name}>
              <summary className={styles.toggle}>
                <h3 className={styles.question}>{q}</h3>
                <PlusIcon className={styles.sign} />
              </summary>
              <p className={styles.answer}>{a}</p>
            </details>
          ) : (
            <p className={styles.alone}>{q}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
