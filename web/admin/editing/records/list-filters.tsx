import { CloseButton, Skeleton, TextInput } from '@mantine/core';
import { TbSearch } from 'react-icons/tb';
import { ROWS_ID } from './list-keyboard.ts';
import type { ListedRecord, RecordKind, StoredRecord } from './record-kind.ts';
import classes from './record-list.module.css';
import type { ListFilter } from './use-list-filter.ts';
import * as commonTexts from '#web/admin/texts/common.ts';
import * as recordsTexts from '#web/admin/texts/records.ts';
import { counted, numberText } from '#web/admin/texts/language.ts';

interface ListFiltersProps<L extends ListedRecord, R extends StoredRecord & L> {
  kind: RecordKind<L, R>;
  filter: ListFilter;
  /** The number of matches per state; undefined while loading. */
  counts: Record<string, number> | undefined;
  /** The number of records in the list. */
  shown: number;
  isPending: boolean;
}

/** Search, and a chip with a count for each state. */
export function ListFilters<L extends ListedRecord, R extends StoredRecord & L>({
  kind: { words, statuses = [] },
  filter,
  counts,
  shown,
  isPending,
}: ListFiltersProps<L, R>) {
  const chips = statuses.length > 0 ? [{ value: '', label: recordsTexts.all }, ...statuses] : [];
  if (!words.search && chips.length === 0) return null;
  return (
    <div className={classes.filters}>
      {words.search && (
        <TextInput
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          leftSection={<TbSearch size={16} aria-hidden />}
          rightSection={
            filter.searchText && (
              <CloseButton size="sm" aria-label={commonTexts.clearTheSearch} onClick={() => filter.setSearchText('')} />
            )
          }
          value={filter.searchText}
          onChange={(event) => filter.setSearchText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            document.querySelector<HTMLElement>(`#${ROWS_ID} a`)?.focus();
          }}
        />
      )}
      {chips.length > 0 && (
        <div className={classes.chips} role="group" aria-label={recordsTexts.filterByStatus}>
          {chips.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              className={classes.chip}
              aria-pressed={filter.status === value}
              onClick={() => filter.setStatus(value)}
            >
              {label}
              {counts ? (
                <span className={classes.count}>{numberText(counts[value || 'all'])}</span>
              ) : (
                isPending && <Skeleton component="span" width={14} height={10} className={classes.countless} />
              )}
            </button>
          ))}
        </div>
      )}
      <p className={classes.unseen} role="status">
        {isPending ? '' : counted(shown, words.one, words.many)}
      </p>
    </div>
  );
}
