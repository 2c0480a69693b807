import { useCallback, useId, useState } from 'react';
import type { Faq } from '#contract/sections/index.ts';
import { faqTexts } from '#contract/texts/faq.ts';
import { Button } from '#web/ui/button.tsx';
import { Accordion } from './accordion.tsx';
import { limitMatches, withSearch, withToggled, initialFaq } from './faq-state.ts';
import { typesetText } from '#web/ui/typeset.ts';
import styles from './faq.module.css';
import { PlainQuestions } from './plain-questions.tsx';
import { FaqSearch } from './search.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** The search and the first matches, one answer open at a time. Without scripts, every answer can still be opened. */
export function FaqList({ faqs }: { faqs: Faq['faqs'] }) {
  const isHydrated = useHydrated();
  const listId = useId();
  const [state, setState] = useState(initialFaq);
  const keepOpenQuestion = useCallback(
    (openId: string | null, showAll: boolean) => setState({ ...initialFaq, openId, showAll }),
    [],
  );
  const matches = filterFaqs(faqs, state.search);
  const { shown, button } = limitMatches(matches, state.showAll);
  const none = matches.length === 0;
  return (
    <>
      <FaqSearch value={state.search} onChange={(text) => setState(withSearch(text))} />
      <p className={none ? styles.none : 'visually-hidden'} role="status">
        {none && faqTexts.none}
        {!none && state.search.trim() && faqTexts.matches(matches.length, faqs.length)}
      </p>
      {isHydrated ? (
        <Accordion
          id={listId}
          entries={shown}
          openId={state.openId}
          onToggle={(id) => setState(withToggled(state, id))}
        />
      ) : (
        <PlainQuestions faqs={faqs} onOpenQuestion={keepOpenQuestion} />
      )}
      {isHydrated && button && (
        <Button
          className={styles.more}
          variant="outline"
          aria-expanded={state.showAll}
          aria-controls={listId}
          onClick={() => setState({ ...state, showAll: !state.showAll })}
        >
          {button}
        </Button>
      )}
    </>
  );
}

interface Entry {
  question: string;
  answer: string;
}

/** The entries whose question or answer contains the search text. Case and outer spaces do not count. */
export function filterFaqs<E extends Entry>(entries: E[], search: string): E[] {
  const query = typesetText(search.trim()).toLowerCase();
  if (!query) return entries;
  return entries.filter(({ question, answer }) =>
    [question, answer].some((text) => text.toLowerCase().includes(query)),
  );
}
