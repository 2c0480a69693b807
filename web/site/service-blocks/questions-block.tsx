import { useId } from 'react';
import { PlusIcon } from '#web/ui/line-icons.tsx';
import type { BlockProps } from '../blocks/block-view.ts';
import styles from './questions-block.module.css';
import { ServicePart } from './service-part.tsx';

/** Native `details`, one open at a time. */
export function QuestionsBlock({ content: { heading, text, questions }, place }: BlockProps<'questions'>) {
  const name = useId();
  const shown = questions.filter(({ q, a }) => q || a);
  return (
    <ServicePart place={place} type="faqs" heading={heading} text={text}>
      {shown.length > 0 ? (
        <ul className={styles.questions}>
          {shown.map(({ q, a }, index) => (
            <li key={index} className={styles.item}>
              {q && a ? (
                <details name={name}>
                  <summary className={styles.toggle}>
                    <h3 className={styles.question}>{q}</h3>
                    <PlusIcon className={styles.sign} />
                  </summary>
                  <p className={styles.answer}>{a}</p>
                </details>
              ) : (
                <p className={styles.alone}>{q || a}</p>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </ServicePart>
  );
}
