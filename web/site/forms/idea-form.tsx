import { useId } from 'react';
import { CONTACT_WORDS_MAX, CONTACT_WORDS_PARAM } from '#contract/constants.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './idea-form.module.css';

interface IdeaFormProps {
  label: string;
  placeholder?: string;
  button: string;
}

/** One field for dark grounds. It opens the contact page with the words in the message; it needs no script. */
export function IdeaForm({ label, placeholder, button }: IdeaFormProps) {
  const id = useId();
  return (
    <form className={styles.form} action="/contact" method="get">
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          className={styles.input}
          name={CONTACT_WORDS_PARAM}
          maxLength={CONTACT_WORDS_MAX}
          placeholder={placeholder}
          autoComplete="off"
        />
        <Button type="submit" arrow>
          {button}
        </Button>
      </div>
    </form>
  );
}
