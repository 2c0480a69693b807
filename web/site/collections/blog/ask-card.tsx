import { CONTACT_WORDS_MAX, CONTACT_WORDS_PARAM } from '#contract/constants.ts';
import { layoutTexts } from '#contract/texts/layout.ts';
import { blogTexts } from '#contract/texts/blog.ts';
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
        {blogTexts.ask.title}
      </p>
      <p className={styles.lead}>{blogTexts.ask.lead}</p>
      <form className={styles.form} action="/contact">
        <label className={styles.label} htmlFor="ask-words">
          {blogTexts.ask.label}
        </label>
        <input
          id="ask-words"
          className={styles.input}
          name={CONTACT_WORDS_PARAM}
          maxLength={CONTACT_WORDS_MAX}
          placeholder={blogTexts.ask.placeholder}
          autoComplete="off"
        />
        <Button type="submit" arrow>
          {layoutTexts.startProject}
        </Button>
      </form>
      <Ridge ground="night" shape="c" className={styles.ridge} />
    </aside>
  );
}
