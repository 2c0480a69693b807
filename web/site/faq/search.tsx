import { useEffect, useEffectEvent, useRef } from 'react';
import { controlTexts } from '#contract/texts/controls.ts';
import { faqTexts } from '#contract/texts/faq.ts';
import { CrossIcon, SearchIcon } from '#web/ui/line-icons.tsx';
import styles from './faq.module.css';

interface FaqSearchProps {
  value: string;
  onChange: (value: string) => void;
}

export function FaqSearch({ value, onChange }: FaqSearchProps) {
  const input = useRef<HTMLInputElement>(null);

  const applyTyped = useEffectEvent((typed: string) => {
    if (typed !== value) onChange(typed);
  });
  // Keys typed before hydration count too.
  useEffect(() => applyTyped(input.current?.value ?? ''), []);

  function clear() {
    onChange('');
    input.current?.focus();
  }

  return (
    <div className={styles.search} role="search">
      <SearchIcon />
      <input
        ref={input}
        className={styles.input}
        type="search"
        placeholder={faqTexts.search}
        aria-label={faqTexts.searchLabel}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <button type="button" className={styles.clear} aria-label={controlTexts.clearSearch} onClick={clear}>
          <CrossIcon />
        </button>
      )}
    </div>
  );
}
