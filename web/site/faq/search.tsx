import { useEffect, useEffectEvent, useRef } from 'react';
import { questions } from '#contract/texts.ts';
import styles from './faq.module.css';

interface FaqSearchProps {
  value: string;
  onChange: (value: string) => void;
}

export function FaqSearch({ value, onChange }: FaqSearchProps) {
  const input = useRef<HTMLInputElement>(null);

  const takeOver = useEffectEvent((typed: string) => {
    if (typed !== value) onChange(typed);
  });
  // Keys that were pressed before it came alive count too.
  useEffect(() => takeOver(input.current?.value ?? ''), []);

  function clear() {
    onChange('');
    input.current?.focus();
  }

  return (
    <div className={styles.search} role="search">
      <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
        <path
          d="M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM12.8 12.8l3.7 3.7"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinecap="round"
        />
      </svg>
      <input
        ref={input}
        className={styles.input}
        type="search"
        placeholder={questions.search}
        aria-label="Search questions"
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={clear}>
          <Cross />
        </button>
      )}
    </div>
  );
}

function Cross() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" fill="none" aria-hidden="true">
      <path d="m2 2 10 10M12 2 2 12" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}
