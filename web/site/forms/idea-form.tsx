import { useId } from 'react';
import { CONTACT_WORDS_MAX, CONTACT_WORDS_PARAM } from '#contract/constants.ts';
import { Button } from '#web/ui/button.tsx';
import { fieldPath } from '#web/ui/field-path.ts';
import type { BoxContent, BoxWords } from '../page-texts.ts';
import styles from './idea-form.module.css';

interface IdeaFormProps extends Omit<BoxWords, 'title' | 'lead'> {
  /** The content that these words come from. */
  of: BoxContent;
}

/** One field for dark grounds. It opens the contact page with the words in the message; it needs no script. */
export function IdeaForm({ label, placeholder, button, of }: IdeaFormProps) {
  const id = useId();
  return (
    <form className={styles.form} action="/contact" method="get">
      <label className={styles.label} htmlFor={id} data-field={fieldPath(of, 'label')}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          className={styles.input}
          name={CONTACT_WORDS_PARAM}
          maxLength={CONTACT_WORDS_MAX}
          placeholder={placeholder}
          data-field={fieldPath(of, 'placeholder')}
          autoComplete="off"
        />
        <Button type="submit" arrow data-field={fieldPath(of, 'button')}>
          {button}
        </Button>
      </div>
    </form>
  );
}
