import type { ReactNode } from 'react';
import { Ridge } from '#web/ui/ridge.tsx';
import styles from './ask-card.module.css';

/** After a text, a piece of night with a question to its reader. `children` is the field to answer in. */
export function AskCard({ children }: { children: ReactNode }) {
  return (
    <aside className={styles.card} aria-labelledby="ask-heading">
      <p id="ask-heading" className={styles.title}>
        And your website?
      </p>
      <p className={styles.lead}>
        Send us its address, or a sentence about what is missing. A person who builds websites reads it and answers.
      </p>
      {children}
      <Ridge ground="night" shape="c" className={styles.ridge} />
    </aside>
  );
}
