import { useId } from 'react';
import { FieldError } from '#web/ui/form/field.tsx';
import styles from './proposal.module.css';

/** The required consent. Its links open in a new tab, so that no input is lost. */
export function Consent({ isGiven, error }: { isGiven: boolean; error?: string | undefined }) {
  const id = useId();
  return (
    <div className={styles.consent}>
      <div className={styles.tick}>
        <input
          id={id}
          className={styles.box}
          type="checkbox"
          name="consent"
          required
          defaultChecked={isGiven}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        <label htmlFor={id}>
          I accept the <NewTabLink href="/terms">Terms of Service</NewTabLink> and the{' '}
          <NewTabLink href="/privacy">Privacy Policy</NewTabLink>.
        </label>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (in a new tab)</span>
    </a>
  );
}
