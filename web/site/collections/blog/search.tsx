import { type RefObject } from 'react';
import { controlTexts } from '#contract/texts/controls.ts';
import { blogTexts } from '#contract/texts/blog.ts';
import { CrossIcon, SearchIcon } from '#web/ui/line-icons.tsx';
import { BLOG_PATH, SEARCH_MAX, type Filters } from './list-address.ts';
import styles from './tools.module.css';
import { setInputValue, useSearch } from './use-search.ts';

interface BlogSearchProps {
  filters: Filters;
  input: RefObject<HTMLInputElement | null>;
}

/** The search of the blog; without scripts a plain form. */
export function BlogSearch({ filters, input }: BlogSearchProps) {
  const { searchDebounced, searchNow } = useSearch(input, filters);

  function clear() {
    if (!input.current) return;
    setInputValue(input.current, '');
    input.current.focus();
    searchNow('');
  }

  return (
    <form
      className={styles.search}
      role="search"
      method="get"
      action={BLOG_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        searchNow(input.current?.value ?? '');
      }}
    >
      <SearchIcon />
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="q"
        placeholder={blogTexts.search}
        aria-label={blogTexts.search}
        aria-keyshortcuts="/"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_MAX}
        defaultValue={filters.q}
        onChange={(event) => searchDebounced(event.target.value)}
      />
      {filters.tag && <input type="hidden" name="tag" value={filters.tag} />}
      <kbd className={styles.hint} aria-hidden="true">
        /
      </kbd>
      <button type="button" className={styles.clear} aria-label={controlTexts.clearSearch} onClick={clear}>
        <CrossIcon />
      </button>
      <button className={styles.submit}>{blogTexts.searchButton}</button>
    </form>
  );
}
