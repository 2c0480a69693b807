import styles from './faq.module.css';

/** A plus that turns into a cross when its question is open. */
export function Sign() {
  return (
    <svg className={styles.sign} width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
      <path d="M9 2v14M2 9h14" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
