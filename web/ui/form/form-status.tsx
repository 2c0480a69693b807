import styles from './form.module.css';

/** `notice`: a message that is not the result of the form, such as why the visitor has to log in. */
export type FormState = 'idle' | 'sending' | 'sent' | 'failed' | 'notice';

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
      {state === 'sent' && <Sunrise />}
    </p>
  );
}

/** A dune is drawn along the foot of the message, and the sun rises behind it. */
function Sunrise() {
  return (
    <svg className={styles.sunrise} viewBox="0 0 480 56" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <circle cx="354" cy="19" r="17" fill="var(--brand)" />
      <path
        d="M0 53C90 52 180 46 262 31C300 24 318 20 338 17C366 27 386 40 424 46C444 49 462 50 480 48V56H0Z"
        fill="var(--dusk-4)"
      />
      <path d="M338 17C366 27 386 40 424 46C444 49 462 50 480 48V56H352C342 44 332 32 338 17Z" fill="var(--dusk-3)" />
    </svg>
  );
}
