import { useLayoutEffect } from 'react';
import { FAQ_PREVIEW_COUNT } from '#contract/constants.ts';
import type { Faq } from '#contract/sections/index.ts';
import { faqTexts } from '#contract/texts/faq.ts';
import { PlusIcon } from '#web/ui/line-icons.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import styles from './faq.module.css';

/** One of them is open at a time; a page shows at most one list. */
const NAME = 'faq-question';
const detailsId = (id: string) => `${NAME}-${id}`;

interface PlainQuestionsProps {
  faqs: Faq['faqs'];
  /** Receives the open question, and whether it is one of those behind the button. */
  onOpenQuestion: (openId: string | null, showAll: boolean) => void;
}

/**
 * The questions as the server renders them. They look like the accordion, but are native `details`, so that visitors
 * can read every answer without scripts.
 */
export function PlainQuestions({ faqs, onOpenQuestion }: PlainQuestionsProps) {
  // Once hydrated, the accordion replaces this list and keeps the open question.
  useLayoutEffect(() => {
    const index = faqs.findIndex(({ id }) => isOpen(id));
    if (index >= 0) onOpenQuestion(faqs[index]?.id ?? null, index >= FAQ_PREVIEW_COUNT);
  }, [faqs, onOpenQuestion]);
  const rest = faqs.slice(FAQ_PREVIEW_COUNT);
  return (
    <>
      <PlainList faqs={faqs.slice(0, FAQ_PREVIEW_COUNT)} />
      {rest.length > 0 && (
        <details>
          <summary className={styles.restToggle}>{faqTexts.more(rest.length)}</summary>
          <PlainList faqs={rest} />
        </details>
      )}
    </>
  );
}

function PlainList({ faqs }: { faqs: Faq['faqs'] }) {
  return (
    <ul className={styles.list}>
      {faqs.map((entry) => (
        <li key={entry.id} className={styles.item}>
          <details name={NAME} id={detailsId(entry.id)}>
            <summary data-field={fieldPath(entry, 'question')} className={[styles.toggle, styles.question].join(' ')}>
              {entry.question}
              <PlusIcon className={styles.sign} />
            </summary>
            <div className={styles.answer}>
              <p data-field={fieldPath(entry, 'answer')}>{entry.answer}</p>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

function isOpen(id: string): boolean {
  const details = document.getElementById(detailsId(id));
  return details instanceof HTMLDetailsElement && details.open;
}
