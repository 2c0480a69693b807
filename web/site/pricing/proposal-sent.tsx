import { useEffect, useId, useRef } from 'react';
import { proposalTexts } from '#contract/texts/proposal.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './proposal.module.css';

interface SentProps {
  titleId: string;
  message: string;
  onClose: () => void;
}

/** Replaces the form once the request is sent. Its button gets the focus, and describes the result. */
export function ProposalSent({ titleId, message, onClose }: SentProps) {
  const id = useId();
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => done.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={done} className={styles.sent}>
      <svg width="112" height="56" viewBox="0 0 112 56" fill="none" aria-hidden="true">
        <path
          d="M2 53C28 51 41 33 56 11C71 33 84 51 110 53"
          stroke="var(--brand-text)"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="84" cy="14" r="11" fill="var(--brand)" />
        <path d="M79 14.2l3.6 3.6 6.4-7" stroke="var(--ink)" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
      <h2 id={titleId} className={styles.title}>
        {proposalTexts.onItsWay}
      </h2>
      <p id={id} className={styles.thanks} role="status">
        {message}
      </p>
      <Button variant="dark" aria-describedby={id} onClick={onClose}>
        {proposalTexts.backToPlans}
      </Button>
    </div>
  );
}
