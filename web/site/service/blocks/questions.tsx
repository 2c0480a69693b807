import { useId } from 'react';
import { parseQuestion } from '../items.ts';
import styles from './questions.module.css';

/** What is asked, one answer open at a time; the browser itself opens and closes them. */
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
                <Sign />
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

/** A plus that turns into a cross when its question is open. */
function Sign() {
  return (
    <svg className={styles.sign} width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
      <path d="M9 2v14M2 9h14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
