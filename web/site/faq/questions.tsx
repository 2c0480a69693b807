import { useState } from 'react';
import { FAQ_PREVIEW_COUNT } from '#contract/constants.ts';
import type { Faq } from '#contract/sections/index.ts';
import { empty } from '#contract/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Accordion } from './accordion.tsx';
import styles from './faq.module.css';
import { matchesOf } from './matches.ts';
import { PlainQuestions } from './plain-questions.tsx';
import { Search } from './search.tsx';
import { useAlive } from './use-alive.ts';

type Entries = Faq['faqs'];

/** The search and the first matches, one answer open at a time; without scripts, every answer can still be opened. */
export function Questions({ faqs }: { faqs: Entries }) {
  const alive = useAlive();
  const [search, setSearch] = useState('');
  const [openId, setOpenId] = useState<string | null>(null);
  const [showAll, setShowAll] = useState(false);
  const matches = matchesOf(faqs, search);

  function searchFor(text: string) {
    setSearch(text);
    setOpenId(null);
    setShowAll(false);
  }

  return (
    <>
      <Search value={search} onChange={searchFor} />
      <p className="visually-hidden" role="status">
        {search.trim() && matches.length > 0 && `${matches.length} of ${faqs.length} questions match`}
      </p>
      {!alive && <PlainQuestions faqs={faqs} />}
      {alive && (
        <Accordion
          entries={showAll ? matches : matches.slice(0, FAQ_PREVIEW_COUNT)}
          openId={openId}
          onToggle={(id) => setOpenId(id === openId ? null : id)}
        />
      )}
      {alive && matches.length > FAQ_PREVIEW_COUNT && (
        <Button className={styles.more} variant="outline" aria-expanded={showAll} onClick={() => setShowAll(!showAll)}>
          {showAll ? 'Show less' : `Show ${matches.length - FAQ_PREVIEW_COUNT} more`}
        </Button>
      )}
      {matches.length === 0 && (
        <p className={styles.none} role="status">
          {empty.faqResults}
        </p>
      )}
    </>
  );
}
