import { createContext, useContext, useState, type ReactNode } from 'react';

const AnnounceContext = createContext<(words: string) => void>(() => undefined);

/** Lets pages announce their title to screen readers after a navigation. */
export function Announcer({ children }: { children: ReactNode }) {
  const [words, setWords] = useState('');
  return (
    <AnnounceContext value={setWords}>
      {children}
      <div className="visually-hidden" aria-live="polite">
        {words}
      </div>
    </AnnounceContext>
  );
}

export function useAnnounce(): (words: string) => void {
  return useContext(AnnounceContext);
}
