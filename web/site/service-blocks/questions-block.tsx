import { useId } from 'react';
import type { BlockContent } from '#contract/blocks/block.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import { PlusIcon } from '#web/ui/line-icons.tsx';
import type { BlockProps } from '../blocks/block-view.ts';
import styles from './questions-block.module.css';
import { ServicePart } from './service-part.tsx';

/** Native `details`, one open at a time. */
export function QuestionsBlock({ content, place }: BlockProps<'questions'>) {
  const name = useId();
  const shown = content.questions.filter(({ q, a }) => q || a);
  return (
    <ServicePart place={place} type="faqs" content={content}>
      {shown.length > 0 ? (
        <ul className={styles.questions}>
          {shown.map((question, index) => (
            <li key={index} className={styles.item}>
              <QuestionItem question={question} name={name} />
            </li>
          ))}
        </ul>
      ) : null}
    </ServicePart>
  );
}

type Question = BlockContent<'questions'>['questions'][number];

function QuestionItem({ question, name }: { question: Question; name: string }) {
  const { q, a } = question;
  if (!q || !a) {
    return (
      <p className={styles.alone} data-field={fieldPath(question, q ? 'q' : 'a')}>
        {q || a}
      </p>
    );
  }
  return (
    <details name={name}>
      <summary className={styles.toggle}>
        <h3 className={styles.question} data-field={fieldPath(question, 'q')}>
          {q}
        </h3>
        <PlusIcon className={styles.sign} />
      </summary>
      <p className={styles.answer} data-field={fieldPath(question, 'a')}>
        {a}
      </p>
    </details>
  );
}
