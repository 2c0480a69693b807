import { useState, type SubmitEvent } from 'react';
import { CODE_MAX } from '#contract/constants.ts';
import { loginTexts } from '#contract/texts/login.ts';
import { Button } from '#web/ui/button.tsx';
import { FormStatus, type FormState } from '#web/ui/form/form-status.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { codeFieldTexts } from './code-field-texts.ts';
import styles from './login-page.module.css';

interface CodeStepProps {
  state: FormState;
  message: string;
  onCode: (code: string) => void;
  onBack: () => void;
}

/** The second step of a login: a code of the app, or a recovery code. */
export function CodeStep({ state, message, onCode, onBack }: CodeStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  const { label, hint, other, inputMode, autoComplete } = codeFieldTexts(isRecovery);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    if (typeof code === 'string') onCode(code);
  }

  return (
    <form className={styles.form} onSubmit={submit} method="post">
      <TextField
        label={label}
        hint={hint}
        key={label}
        name="code"
        inputMode={inputMode}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        maxLength={CODE_MAX}
        autoFocus // the visitor has just sent the password and continues here
        required
      />
      <FormStatus state={state} message={message} />
      <Button type="submit" variant="dark" className={styles.submit} disabled={state === 'sending'}>
        {state === 'sending' ? loginTexts.loggingIn : loginTexts.logIn}
      </Button>
      <div className={styles.ways}>
        <button type="button" className={styles.way} onClick={() => setRecovery(!isRecovery)}>
          {other}
        </button>
        <button type="button" className={styles.way} onClick={onBack}>
          {loginTexts.otherAccount}
        </button>
      </div>
    </form>
  );
}
