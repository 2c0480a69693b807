import { useId } from 'react';
import { currentConsent } from '#contract/consent.ts';
import { proposalTexts } from '#contract/texts/proposal.ts';
import { KeptNotice } from '#web/site/forms/kept-notice.tsx';
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
          {currentConsent().parts.map((part) =>
            typeof part === 'string' ? (
              part
            ) : (
              <NewTabLink key={part.href} href={part.href}>
                {part.label}
              </NewTabLink>
            ),
          )}
        </label>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <KeptNotice kind="leads" />
    </div>
  );
}

function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{proposalTexts.newTab}</span>
    </a>
  );
}
