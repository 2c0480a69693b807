import { useState, type InputHTMLAttributes } from 'react';
import { loginTexts } from '#contract/texts/login.ts';
import { Field } from '#web/ui/form/field.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import styles from './password-input.module.css';

interface PasswordInputProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
}

/** A password, with an eye that shows what is typed. */
export function PasswordInput({ label, ...input }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <Field label={label}>
      {({ className, ...control }) => (
        <>
          <input
            {...control}
            {...input}
            className={`${className} ${styles.input}`}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="off"
            spellCheck={false}
          />
          {isHydrated && (
            <button
              type="button"
              className={styles.eye}
              aria-label={loginTexts.showPassword}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            >
              <svg
                width="22"
                height="22"
                viewBox="0 0 22 22"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.6"
                aria-hidden="true"
              >
                <path d="M2 11c2.4-4 5.4-6 9-6s6.6 2 9 6c-2.4 4-5.4 6-9 6s-6.6-2-9-6Z" strokeLinejoin="round" />
                <circle cx="11" cy="11" r="2.75" />
                {isShown && <path d="m4 18.5 14-15" strokeLinecap="round" />}
              </svg>
            </button>
          )}
        </>
      )}
    </Field>
  );
}
