import { CONTACT_WORDS_MAX, CONTACT_WORDS_PARAM } from '#contract/constants.ts';
import { layoutTexts } from '#contract/texts/layout.ts';
import { blogTexts } from '#contract/texts/blog.ts';
import { Button } from '#web/ui/button.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import { Ridge } from '#web/ui/ridge.tsx';
import { boxWords, type BoxContent } from '../../page-texts.ts';
import styles from './ask-card.module.css';

/**
 * After a text, a piece of night with a question to its reader. The answer opens the contact page as the first words of
 * a message; that needs no script.
 */
export function AskCard({ box }: { box: BoxContent }) {
  const words = boxWords(box, { ...blogTexts.ask, button: layoutTexts.startProject });
  return (
    <aside className={styles.card} aria-labelledby="ask-title">
      <p id="ask-title" className={styles.title} data-field={fieldPath(box, 'heading')}>
        {words.title}
      </p>
      <p className={styles.lead} data-field={fieldPath(box, 'lead')}>
        {words.lead}
      </p>
      <form className={styles.form} action="/contact">
        <label className={styles.label} htmlFor="ask-words" data-field={fieldPath(box, 'label')}>
          {words.label}
        </label>
        <input
          id="ask-words"
          className={styles.input}
          name={CONTACT_WORDS_PARAM}
          maxLength={CONTACT_WORDS_MAX}
          placeholder={words.placeholder}
          data-field={fieldPath(box, 'placeholder')}
          autoComplete="off"
        />
        <Button type="submit" arrow data-field={fieldPath(box, 'button')}>
          {words.button}
        </Button>
      </form>
      <Ridge ground="night" shape="c" className={styles.ridge} />
    </aside>
  );
}
