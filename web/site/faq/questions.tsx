import { useCallback, useId, useState } from 'react';
import type { Faq } from '#contract/sections/index.ts';
import { empty } from '#contract/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Accordion } from './accordion.tsx';
import { listed, searched, toggled, untouched } from './faq-state.ts';
import styles from './faq.module.css';
import { matchesOf } from './matches.ts';
import { PlainQuestions } from './plain-questions.tsx';
import { Search } from './search.tsx';
import { useAlive } from './use-alive.ts';

/** The search and the first matches, one answer open at a time; without scripts, every answer can still be opened. */
export function Questions({ faqs }: { faqs: Faq['faqs'] }) {
  const alive = useAlive();
  const listId = useId();
  const [state, setState] = useState(untouched);
  const goOn = useCallback(
    (openId: string | null, showAll: boolean) => setState({ ...untouched, openId, showAll }),
    [],
  );
  const matches = matchesOf(faqs, state.search);
  const { shown, button } = listed(matches, state.showAll);
  const none = matches.length === 0;
  return (
    <>
      <Search value={state.search} onChange={(text) => setState(searched(text))} />
      <p className={none ? styles.none : 'visually-hidden'} role="status">
        {none && empty.faqResults}
        {!none && state.search.trim() && `${matches.length} of ${faqs.length} questions match`}
      </p>
      {alive ? (
        <Accordion id={listId} entries={shown} openId={state.openId} onToggle={(id) => setState(toggled(state, id))} />
      ) : (
        <PlainQuestions faqs={faqs} onLeft={goOn} />
      )}
      {alive && button && (
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
