import type { Contact } from '#contract/sections/index.ts';
import { fieldPath } from '#web/ui/field-path.ts';
import { questionField } from './answers.ts';
import styles from './contact.module.css';

/** What an agency needs to know, as chips: optional, several answers each. */
export function Questions({ questions }: { questions: Contact['questions'] }) {
  return questions.map((question, index) =>
    question.answers.length === 0 ? null : (
      <fieldset key={index} className={styles.question}>
        <legend className={styles.legend} data-field={fieldPath(question, 'label')}>
          {question.label}
        </legend>
        <div className={styles.chips}>
          {question.answers.map((answer, place) => (
            <label key={answer} className={styles.chip} data-field={fieldPath(question, `answers.${place}`)}>
              <input type="checkbox" name={questionField(index)} value={answer} />
              {answer}
            </label>
          ))}
        </div>
      </fieldset>
    ),
  );
}
