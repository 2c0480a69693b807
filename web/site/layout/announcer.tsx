import { createContext, useContext, useState, type ReactNode } from 'react';

const Announce = createContext<(words: string) => void>(() => undefined);

/** Lets pages tell screen readers where one has arrived. */
export function Announcer({ children }: { children: ReactNode }) {
  const [words, setWords] = useState('');
  return (
    <Announce value={setWords}>
      {children}
      <div className="visually-hidden" aria-live="polite">
        {words}
      </div>
    </Announce>
  );
}

export function useAnnounce(): (words: string) => void {
  return useContext(Announce);
}
