import { CONTACT_WORDS_MAX, CONTACT_WORDS_PARAM } from '#contract/constants.ts';
import { Button } from '#web/ui/button.tsx';
import { Ridge } from '#web/ui/ridge.tsx';
import styles from './ask-card.module.css';

/**
 * After a text, a piece of night with a question to its reader. The answer opens the contact page as the first words of
 * a message; that needs no script.
 */
export function AskCard() {
  return (
    <aside className={styles.card} aria-labelledby="ask-title">
      <p id="ask-title" className={styles.title}>
        And your website?
      </p>
      <p className={styles.lead}>
        Send us its address, or a sentence about what is missing. A person who builds websites reads it and answers.
      </p>
      <form className={styles.form} action="/contact">
        <label className={styles.label} htmlFor="ask-words">
          Your site, or what is missing
        </label>
        <input
          id="ask-words"
          className={styles.input}
          name={CONTACT_WORDS_PARAM}
          maxLength={CONTACT_WORDS_MAX}
          placeholder="mysite.example is slow on phones"
          autoComplete="off"
        />
        <Button type="submit" arrow>
          Start a project
        </Button>
      </form>
      <Ridge ground="night" shape="c" className={styles.ridge} />
    </aside>
  );
}
