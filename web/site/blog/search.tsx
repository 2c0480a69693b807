import { type RefObject } from 'react';
import { BLOG_PATH, SEARCH_MAX, type Filters } from './list-address.ts';
import { Cross } from './tag-chips.tsx';
import styles from './tools.module.css';
import { setInputValue, useSearch } from './use-search.ts';

interface BlogSearchProps {
  filters: Filters;
  input: RefObject<HTMLInputElement | null>;
}

/** The search of the blog; without scripts, an ordinary form. */
export function BlogSearch({ filters, input }: BlogSearchProps) {
  const { soon, now } = useSearch(input, filters);

  function clear() {
    if (!input.current) return;
    setInputValue(input.current, '');
    input.current.focus();
    now('');
  }

  return (
    <form
      className={styles.search}
      role="search"
      method="get"
      action={BLOG_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        now(input.current?.value ?? '');
      }}
    >
      <Glass />
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="q"
        placeholder="Search posts"
        aria-label="Search posts"
        aria-keyshortcuts="/"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_MAX}
        defaultValue={filters.q}
        onChange={(event) => soon(event.target.value)}
      />
      {filters.tag && <input type="hidden" name="tag" value={filters.tag} />}
      <kbd className={styles.hint} aria-hidden="true">
        /
      </kbd>
      <button type="button" className={styles.clear} aria-label="Clear search" onClick={clear}>
        <Cross />
      </button>
      <button className={styles.submit}>Search</button>
    </form>
  );
}

function Glass() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
      <path
        d="M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM12.8 12.8l3.7 3.7"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </svg>
  );
}
