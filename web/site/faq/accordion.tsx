import { useId } from 'react';
import type { Faq } from '#contract/sections/index.ts';
import { PlusIcon } from '#web/ui/line-icons.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import styles from './faq.module.css';

interface AccordionProps {
  /** The id of the list. */
  id: string;
  entries: Faq['faqs'];
  openId: string | null;
  onToggle: (id: string) => void;
}

export function Accordion({ id: listId, entries, openId, onToggle }: AccordionProps) {
  const prefix = useId();
  return (
    <ul id={listId} className={styles.list}>
      {entries.map((entry) => {
        const { id, question, answer } = entry;
        const isOpen = id === openId;
        const names = { question: `${prefix}question-${id}`, answer: `${prefix}answer-${id}` };
        return (
          <li key={id} className={styles.item}>
            <h3 className={styles.question}>
              <button
                type="button"
                id={names.question}
                className={styles.toggle}
                aria-expanded={isOpen}
                aria-controls={names.answer}
                onClick={() => onToggle(id)}
                data-field={fieldPath(entry, 'question')}
              >
                {question}
                <PlusIcon className={styles.sign} />
              </button>
            </h3>
            <div
              id={names.answer}
              className={styles.answer}
              role="region"
              aria-labelledby={names.question}
              hidden={!isOpen}
            >
              <p data-field={fieldPath(entry, 'answer')}>{answer}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
