import type { ReactNode } from 'react';
import { stateTexts } from '#contract/texts/states.ts';
import { Button } from './button.tsx';
import eyebrow from './eyebrow.module.css';
import styles from './state.module.css';

/** Shown while a section's content loads. */
export function Loading({ label = stateTexts.loading }: { label?: string }) {
  return (
    <div className={styles.loading} role="status">
      <svg className={styles.dune} viewBox="0 0 96 36" fill="none" aria-hidden="true">
        <path d="M2 33C24 31 34 17 48 3C60 18 72 31 94 33" stroke="currentColor" strokeWidth="2" opacity="0.3" />
        <path
          className={styles.trace}
          d="M2 33C24 31 34 17 48 3C60 18 72 31 94 33"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <span>{label}</span>
    </div>
  );
}

/** Shown if a section's content could not be loaded, with a button to try again. */
export function LoadFailed({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div className={styles.failed} role="alert">
      <svg className={styles.sign} width="26" height="24" viewBox="0 0 26 24" fill="none" aria-hidden="true">
        <path d="M13 2.5 24 21.5H2Z" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
        <path d="M13 9.5v5.5M13 17.6v.8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <div className={styles.status}>
        <p className={styles.message}>{message}</p>
        <p className={styles.hint}>{stateTexts.checkConnection}</p>
      </div>
      {onRetry && (
        <Button variant="dark" onClick={onRetry}>
          {stateTexts.tryAgain}
        </Button>
      )}
    </div>
  );
}

interface EmptyProps {
  message: string;
  'data-field'?: string | undefined;
  children?: ReactNode;
}

/** Shown instead of an empty list, with links to somewhere else. */
export function Empty({ message, children, ...rest }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <svg className={eyebrow.mark} width="88" height="40" viewBox="0 0 88 40" fill="none" aria-hidden="true">
        <path
          d="M2 37C22 35 32 20 43 4C54 20 64 35 86 37"
          stroke="var(--brand-text)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="66" cy="9" r="6" stroke="var(--brand)" strokeWidth="2" />
      </svg>
      <p {...rest}>{message}</p>
      {children}
    </div>
  );
}
