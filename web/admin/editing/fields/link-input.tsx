import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { hasAllWords, searchWords } from '#web/admin/shell/search-words.ts';
import classes from './link-input.module.css';
import type { LinkTarget } from './use-link-targets.ts';

const MOST = 8;

/** An input for an address that suggests the pages of the site, by their title or address. */
export function LinkInput({ places, ...rest }: AutocompleteProps & { places: readonly LinkTarget[] }) {
  return (
    <Autocomplete
      withScrollArea={false} // the list is short
      data={places.map(({ address }) => address)}
      filter={({ search }) =>
        places
          .filter(({ address, title }) => hasAllWords(searchWords(search), `${title} ${address}`))
          .slice(0, MOST)
          .map(({ address }) => ({ value: address, label: address }))
      }
      renderOption={({ option }) => (
        <span className={classes.place}>
          {places.find(({ address }) => address === option.value)?.title}
          <small>{option.value}</small>
        </span>
      )}
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
    />
  );
}
