import styles from './form.module.css';

export type FormState = 'idle' | 'sending' | 'sent' | 'failed';

/** The result of a form. Its live regions always exist, so that screen readers announce new text in them. */
export function FormStatus({ state, message }: { state: FormState; message: string }) {
  const failed = state === 'failed';
  return (
    <div className={styles.statusPlace}>
      <div role="status">{message && !failed && <StatusMessage state={state} message={message} />}</div>
      <div role="alert">{message && failed && <StatusMessage state={state} message={message} />}</div>
    </div>
  );
}

function StatusMessage({ state, message }: { state: FormState; message: string }) {
  return (
    <p className={styles.status} data-state={state}>
      <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden="true">
        <circle cx="11" cy="11" r="9.25" stroke="currentColor" strokeWidth="1.75" />
        <path
          d={state === 'failed' ? 'M11 6.25v5.75M11 15v.4' : 'M6.75 11.25l3 3 5.75-6.25'}
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>{message}</span>
    </p>
  );
}
