import type { Contact } from '#contract/sections/index.ts';
import { questionField } from './answers.ts';
import styles from './contact.module.css';

/** What an agency needs to know, as chips: optional, several answers each. */
export function Questions({ questions }: { questions: Contact['questions'] }) {
  return questions.map(({ label, answers }, index) =>
    answers.length === 0 ? null : (
      <fieldset key={index} className={styles.question}>
        <legend className={styles.legend}>{label}</legend>
        <div className={styles.chips}>
          {answers.map((answer) => (
            <label key={answer} className={styles.chip}>
              <input type="checkbox" name={questionField(index)} value={answer} />
              {answer}
            </label>
          ))}
        </div>
      </fieldset>
    ),
  );
}
